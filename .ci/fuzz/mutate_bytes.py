"""Faults below the level of structure: files cut short, other encodings, bytes that are no text."""


def mutate(data, random):
    change = random.choice(CHANGES)
    return change(data, random), change.__name__


def cut(data, random):
    return data[: random.randint(0, len(data))]


def flip(data, random):
    copy = bytearray(data)
    for _ in range(random.choice([1, 3, 30])):
        if copy:
            copy[random.randrange(len(copy))] = random.randrange(256)
    return bytes(copy)


def insert(data, random):
    place = random.randint(0, len(data))
    bad = random.choice([
        b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\x00", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"<![CDATA[", b"]]>", b"<!--", b"&nope;",
        b"&#0;", b"&#x110000;", b"<?pi?>", b"\r", b"\x1b", b"{", b"[", b'"', b"\\u", b"\\ud800", b"//",
    ])
    return data[:place] + bad + data[place:]


def recode(data, random):
    text = data.decode("utf-8", "replace")
    name = random.choice(["utf-16", "utf-16-le", "utf-32", "latin-1", "cp1252", "utf-8-sig"])
    return text.encode(name, "replace")


def declare(data, random):
    name = random.choice([b"UTF-16", b"ISO-8859-1", b"nope", b""])
    return data.replace(b'encoding="UTF-8"', b'encoding="' + name + b'"', 1)


def entities(data, random):
    head = b'<!DOCTYPE document [<!ENTITY a "aaaaaaaaaa">' + b"".join(
        b'<!ENTITY a%d "%s">' % (level, b"&a%d;" % (level - 1) * 10 if level else b"&a;" * 10) for level in range(9)) + b"]>"
    place = data.find(b"<document")
    return data[: max(place, 0)] + head + data[max(place, 0):]


def repeat(data, random):
    start = random.randint(0, len(data))
    end = min(len(data), start + random.choice([1, 40, 2000]))
    return data[:end] + data[start:end] * random.choice([1, 2, 50]) + data[end:]


def line_ends(data, random):
    return data.replace(b"\n", random.choice([b"\r\n", b"\r", b"\x00\n", b" "]))


CHANGES = [cut, cut, flip, insert, recode, declare, entities, repeat, line_ends]
