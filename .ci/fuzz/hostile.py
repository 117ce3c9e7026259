"""Values that have broken readers, terminals, spreadsheets and solvers before."""

NUMBERS = [
    "NaN", "nan", "inf", "-inf", "Infinity", "1e400", "-1e400", "1e308", "-1e308", "9e999", "1e-320", "0x10", "1,5", "", " ", "-0", "0",
    "-1", "1", "999", "1000", "1001", "2147483648", "-2147483649", "9223372036854775808", "99999999999999999999", "0.1", "1e9", "1e10",
    "-1e10", "16777217", "1:0", "0:1", "1:2", "50%", "2/0", "+5", "5.", ".5", "1e", "--1",
]

TEXTS = [
    "Hello\n::error::pwned", "##[error]pwned", "##vso[task.complete result=Failed]pwned", "\x1b[31mred\x1b[0m", "\x1b]0;title\x07",
    "\x9b31mred", "\x85next", "\u202egnp.exe", "\u2066a\u2069", "\u200f", "\u2028line", "\r\roverwritten", "a\tb", "\x7f",
    "=1+1", "=cmd|' /C calc'!A0", "+1", "-1+1", "@SUM(A1)", 'a,b"c', "../../../../tmp/out", "/etc/passwd", "a b<c", "]]>", "&amp;lt;", "<b>",
    "\U0001f600\u200d\U0001f600", "e\u0301" * 40, "漢字", "A" * 5000, "'; DROP TABLE document; --", "%n%s%x", "\\u0000", "$(id)", "`id`",
    "Superview", "Safe Area", "A.Left = B.Right", "50% Item.Width", "|-[a]-|", "name@3", ".", "..", "-o", "--help", "NULL", "0", "\ufffd",
    "\ufeff", "\ufdd0", "\uffff",
]

# Characters that no XML may contain, in any version.
NOT_XML = ["\x00", "\x01", "\x08", "\x1b[2J", "\ufffe"]


def value(random):
    """A hostile text or number."""
    chosen = random.random()
    if chosen < 0.45:
        return random.choice(NUMBERS)
    if chosen < 0.95:
        return random.choice(TEXTS)
    return random.choice(NOT_XML)
