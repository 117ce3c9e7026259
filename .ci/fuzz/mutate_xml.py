"""Storyboards and xibs, changed at the level of elements, ids and references."""
import copy
import xml.etree.ElementTree as ElementTree

import hostile

# Attributes that refer to another object.
REFERENCES = {
    "firstItem", "secondItem", "destination", "target", "sceneMemberID", "initialViewController", "customClass", "image", "color",
    "relationship", "viewController", "fixedFrame", "kind", "property",
}
# Elements that documents may contain, but that ours rarely do.
TAGS = [
    "view", "label", "button", "stackView", "scrollView", "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "constraint", "constraints", "subviews", "rect", "variation", "mask", "exclude", "include", "userDefinedRuntimeAttribute",
    "layoutGuide", "viewLayoutGuide", "fontDescription", "attributedString", "fragment", "mutableString", "string", "color", "null",
    "connections", "outlet", "segue", "scene", "objects", "viewController", "navigationController", "navigationBar", "tabBar", "toolbar",
    "sections", "tableViewSection", "cells", "collectionViewCell", "collectionViewFlowLayout", "edgeInsets", "size", "state", "resources",
    "image", "namedColor", "systemColor", "freeformSimulatedSizeMetrics", "simulatedTabBarMetrics", "x y", "é",
]
DEEP = 400


def parse(data):
    return ElementTree.fromstring(data, ElementTree.XMLParser(target=ElementTree.TreeBuilder(insert_comments=True)))


def unparse(root):
    return b'<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, "utf-8", short_empty_elements=True) + b"\n"


class Tree:
    """A document with the parents of its elements."""

    def __init__(self, root):
        self.root = root
        self.parents = {child: parent for parent in root.iter() for child in parent}
        self.elements = [element for element in root.iter() if isinstance(element.tag, str)]
        self.inner = [element for element in self.elements if element is not root]
        self.ids = [element.get("id") for element in self.elements if element.get("id")]

    def parent(self, element):
        return self.parents[element]


def mutate(root, random, donor):
    """Changes a tree in place, once; says what was done."""
    change = random.choice(CHANGES)
    tree = Tree(root)
    if tree.inner:
        change(tree, random, donor)
    return change.__name__


def delete(tree, random, donor):
    element = random.choice(tree.inner)
    tree.parent(element).remove(element)


def duplicate(tree, random, donor):
    element = random.choice(tree.inner)
    parent = tree.parent(element)
    parent.insert(random.randint(0, len(parent)), copy.deepcopy(element))


def multiply(tree, random, donor):
    element = min(random.sample(tree.inner, min(4, len(tree.inner))), key=lambda each: sum(1 for _ in each.iter()))
    parent = tree.parent(element)
    for number in range(random.choice([3, 20, 120])):
        one = copy.deepcopy(element)
        for each in one.iter():
            if each.get("id"):
                each.set("id", f"{each.get('id')}-{number}")
        parent.append(one)


def move(tree, random, donor):
    element = random.choice(tree.inner)
    below = set(element.iter())
    goal = random.choice([each for each in tree.elements if each not in below])
    tree.parent(element).remove(element)
    goal.insert(random.randint(0, len(goal)), element)


def reorder(tree, random, donor):
    parent = random.choice([each for each in tree.elements if len(each) > 1] or [tree.root])
    children = list(parent)
    random.shuffle(children)
    parent[:] = children


def graft(tree, random, donor):
    branch = copy.deepcopy(random.choice(Tree(donor).inner or [donor]))
    goal = random.choice(tree.elements)
    goal.insert(random.randint(0, len(goal)), branch)


def swap_ids(tree, random, donor):
    holders = [element for element in tree.elements if element.get("id")]
    if len(holders) > 1:
        first, second = random.sample(holders, 2)
        one, other = first.get("id"), second.get("id")
        first.set("id", other)
        second.set("id", one)


def share_id(tree, random, donor):
    holders = [element for element in tree.elements if element.get("id")]
    if len(holders) > 1:
        first, second = random.sample(holders, 2)
        first.set("id", second.get("id"))


def redirect(tree, random, donor):
    """Lets a reference name another object, itself, or nothing."""
    ids = set(tree.ids)
    found = [
        (element, name) for element in tree.elements for name, text in element.items()
        if name != "id" and (text in ids or name in REFERENCES)
    ]
    if found:
        element, name = random.choice(found)
        element.set(name, random.choice([random.choice(tree.ids or ["x"]), element.get("id") or "x", "NOPE-00-000", ""]))


def set_value(tree, random, donor):
    element = random.choice([each for each in tree.elements if each.attrib] or [tree.root])
    if element.attrib:
        element.set(random.choice(list(element.attrib)), hostile.value(random))


def set_number(tree, random, donor):
    """A number where one is expected."""
    def is_number(text):
        try:
            return float(text) == float(text)
        except ValueError:
            return False
    found = [(element, name) for element in tree.elements for name, text in element.items() if is_number(text)]
    if found:
        element, name = random.choice(found)
        element.set(name, random.choice(hostile.NUMBERS))


def set_text(tree, random, donor):
    """A text that people see."""
    names = {"text", "title", "userLabel", "placeholder", "label", "headerTitle", "footerTitle", "id", "storyboardIdentifier"}
    found = [(element, name) for element in tree.elements for name in element.attrib if name in names]
    if found:
        element, name = random.choice(found)
        element.set(name, random.choice(hostile.TEXTS))


def remove_attribute(tree, random, donor):
    element = random.choice([each for each in tree.elements if each.attrib] or [tree.root])
    if element.attrib:
        del element.attrib[random.choice(list(element.attrib))]


def add_attribute(tree, random, donor):
    other = random.choice([each for each in tree.elements if each.attrib] or [tree.root])
    name = random.choice(list(other.attrib) or ["x"]) if random.random() < 0.8 else "unknown"
    random.choice(tree.elements).set(name, random.choice([other.get(name) or "YES", hostile.value(random)]))


def swap_values(tree, random, donor):
    first, second = (random.choice(tree.elements) for _ in range(2))
    for name in sorted(set(first.attrib) & set(second.attrib) - {"id"}):
        one, other = first.get(name), second.get(name)
        first.set(name, other)
        second.set(name, one)


def rename(tree, random, donor):
    tag = random.choice(TAGS[:-2])
    random.choice(tree.inner).tag = tag


def nest(tree, random, donor):
    """Wraps an element in views that hold one another."""
    element = random.choice(tree.inner)
    parent = tree.parent(element)
    depth = random.choice([5, 40, DEEP])
    place = list(parent).index(element)
    parent.remove(element)
    inner = outer = ElementTree.Element("view", {"id": f"deep-{random.randint(0, 999)}"})
    for number in range(depth):
        inner = ElementTree.SubElement(ElementTree.SubElement(inner, "subviews"), "view", {"id": f"deep-{number}"})
    inner.append(element)
    parent.insert(place, outer)


def add_text(tree, random, donor):
    random.choice(tree.elements).text = random.choice(hostile.TEXTS)


def constrain(tree, random, donor):
    """Adds a constraint between any two objects."""
    attributes = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline", "lastBaseline",
        "firstBaseline", "leadingMargin", "topMargin", "notAnAttribute", "nope", "",
    ]
    owners = [each for each in tree.elements if each.tag == "constraints"]
    if not owners or not tree.ids:
        return
    for number in range(random.choice([1, 1, 3, 30])):
        values = {
            "firstItem": random.choice(tree.ids), "firstAttribute": random.choice(attributes), "relation": random.choice(["equal",
            "lessThanOrEqual", "greaterThanOrEqual", "nope"]), "secondItem": random.choice(tree.ids), "secondAttribute": random.choice(
            attributes), "multiplier": random.choice(["1", "1:2", "0", "-1", "1e9"]), "constant": random.choice(["0", "8", "-8", "1e7"]),
            "priority": random.choice(["1000", "999", "1", "250", "750", "0", "1001"]), "id": f"new-{random.randint(0, 9999)}",
        }
        for name in random.sample(sorted(values), random.choice([0, 0, 1, 2])):
            del values[name]
        ElementTree.SubElement(random.choice(owners), "constraint", values)


CHANGES = [
    delete, duplicate, multiply, move, reorder, graft, swap_ids, share_id, redirect, set_value, set_value, set_number, set_number, set_text,
    remove_attribute, add_attribute, swap_values, rename, nest, add_text, constrain, constrain,
]


# Faults that every reader must notice: they are errors of the document.

def _constraints(root):
    return [each for each in root.iter("constraint") if each.get("firstItem") and each.get("id")]


def plant_dangling(root, random):
    for element in random.sample(_constraints(root), min(1, len(_constraints(root)))):
        element.set("firstItem", "NOPE-00-000")
        return True


def plant_number(root, random):
    for element in random.sample(_constraints(root), min(1, len(_constraints(root)))):
        element.set("constant", random.choice(["NaN", "abc", "1e400", "inf"]))
        return True


def plant_same_id(root, random):
    views = [each for each in root.iter() if isinstance(each.tag, str) and each.get("id") and each.find("rect") is not None]
    if len(views) > 1:
        first, second = random.sample(views, 2)
        first.set("id", second.get("id"))
        return True


PLANTS = [plant_dangling, plant_number, plant_same_id]
