"""Native documents and systems of `solve`, changed at the level of members and items."""
import copy
import json

import hostile


def places(value):
    """Every container with the keys in it."""
    stack, found = [value], []
    while stack:
        each = stack.pop()
        keys = list(each) if isinstance(each, dict) else list(range(len(each))) if isinstance(each, list) else []
        for key in keys:
            found.append((each, key))
            stack.append(each[key])
    return found


def mutate(root, random, donor):
    """Changes a value in place, once; says what was done."""
    change = random.choice(CHANGES)
    found = places(root)
    if found:
        change(root, found, random, donor)
    return change.__name__


def delete(root, found, random, donor):
    container, key = random.choice(found)
    del container[key]


def duplicate(root, found, random, donor):
    lists = [(container, key) for container, key in found if isinstance(container, list)]
    if lists:
        container, key = random.choice(lists)
        for _ in range(random.choice([1, 1, 5, 60])):
            container.insert(random.randint(0, len(container)), copy.deepcopy(container[key]))


def replace(root, found, random, donor):
    container, key = random.choice(found)
    container[key] = random.choice([None, True, 0, -1, 1e308, float("nan"), float("inf"), [], {}, hostile.value(random), 10**30, [[]], ""])


def set_number(root, found, random, donor):
    numbers = [(c, k) for c, k in found if isinstance(c[k], (int, float)) and not isinstance(c[k], bool)]
    if numbers:
        container, key = random.choice(numbers)
        container[key] = random.choice([1e308, -1e308, 1e10, -1, 0, 1e-320, 1001, float("nan"), float("-inf"), 2**53 + 1, 0.1, "8"])


def set_text(root, found, random, donor):
    texts = [(c, k) for c, k in found if isinstance(c[k], str)]
    if texts:
        container, key = random.choice(texts)
        container[key] = random.choice(hostile.TEXTS + hostile.NOT_XML + [random.choice(texts)[1]])
        if not isinstance(container[key], str):
            container[key] = str(container[key])


def move(root, found, random, donor):
    container, key = random.choice(found)
    value = copy.deepcopy(container[key])
    goal, where = random.choice(found)
    goal[where] = value


def graft(root, found, random, donor):
    others = places(donor)
    if others:
        source, name = random.choice(others)
        container, key = random.choice(found)
        container[key if isinstance(container, list) or random.random() < 0.5 else str(name)] = copy.deepcopy(source[name])


def rename(root, found, random, donor):
    members = [(container, key) for container, key in found if isinstance(container, dict)]
    if members:
        container, key = random.choice(members)
        container[random.choice([random.choice(members)[1], key + "s", "unknown", hostile.value(random)])] = container.pop(key)


def nest(root, found, random, donor):
    container, key = random.choice(found)
    for _ in range(random.choice([3, 40, 400])):
        container[key] = random.choice([[container[key]], {"name": "deep", "subviews": [container[key]]}])


def edit_words(root, found, random, donor):
    """Takes equations and formats apart, and puts them together otherwise."""
    texts = [(c, k) for c, k in found if isinstance(c[k], str) and " " in c[k]]
    if texts:
        container, key = random.choice(texts)
        words = container[key].split(" ")
        other = random.choice(texts)
        words[random.randrange(len(words))] = random.choice(
            [*other[0][other[1]].split(" "), *hostile.NUMBERS, "Typo.Width", "A.Left", ">=", "*", "(Priority", "9999)", "|-[x(>=20@1000)]-|"])
        container[key] = " ".join(words)


CHANGES = [delete, duplicate, replace, set_number, set_number, set_text, set_text, move, graft, rename, nest, edit_words, edit_words]


def unparse(value, random):
    return json.dumps(value, ensure_ascii=random.random() < 0.5, indent=random.choice([None, 2])).encode("utf-8", "surrogatepass")


def plant_dangling(root, random):
    for container, key in places(root):
        if key == "constraints" and isinstance(container[key], list) and container[key]:
            container[key].append("Nobody.Width = 10")
            return True


def plant_unknown_key(root, random):
    root["unknownKey"] = 1
    return True


PLANTS = [plant_dangling, plant_unknown_key]
