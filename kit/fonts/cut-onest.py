"""
Cuts Onest to what the shop writes; `npm run fonts` runs it. Reads the package's files from the
folder `source`, writes onest-latin.woff2 and onest-cyrillic.woff2 into the folder `made`.
"""

from copy import deepcopy
from io import BytesIO

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x102, 0x103, 0x15E, 0x15F, 0x162, 0x163,
    *range(0x218, 0x21C), 0x2009, *range(0x2011, 0x2015), *range(0x2018, 0x201F), 0x2022, 0x2026,
    0x202F, 0x20AC, 0x2116, 0x2122, *range(0x2190, 0x2194), 0x2212, 0x2248, 0x2264, 0x2265,
]
CYRILLIC = range(0x401, 0x460)

# Romanian letters take the kerning of the letters they are made of.
BASES = {0x102: "A", 0x103: "a", 0x15E: "S", 0x15F: "s", 0x162: "T", 0x163: "t",
         0x218: "S", 0x219: "s", 0x21A: "T", 0x21B: "t"}

# Onest lacks these: a hyphen and a thin space that do not break.
STAND_INS = {0x2011: 0x2D, 0x202F: 0x2009}

# By so many units of 1000 dots and accents stand higher over small letters than drawn. As drawn,
# systems that fit letters to whole pixels, as Linux does, close the gap below them in small bold text.
MARKS_RAISED = 60

# Over capitals they stand from here, and are so much of their height: raised as they are, they
# would leave the line, whose ascent is 970, and be cut off where a box hides what overflows.
CAPITAL_MARKS_FROM = 845
CAPITAL_MARKS_HEIGHT = 0.8


def opened(source):
    # A font is otherwise stamped with the time of each saving, and no two runs make the same files.
    return TTFont(source, recalcTimestamp=False)


def part_of_onest(subset):
    return opened(f"source/onest-{subset}-wght-normal.woff2")


def adopt(font, other, codes):
    """Letters of another part of the same family, with all they are made of."""
    for table in ("glyf", "gvar", "hmtx"):
        other[table], font[table]  # Unpacked before the first one is moved.
    names = other.getBestCmap()
    order = font.getGlyphOrder()

    def take(name):
        if name in font["glyf"].glyphs:
            return
        glyph = other["glyf"][name]
        for part in glyph.components if glyph.isComposite() else []:
            take(part.glyphName)
        order.append(name)
        font["glyf"].glyphs[name] = deepcopy(glyph)
        font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
        font["gvar"].variations[name] = deepcopy(other["gvar"].variations.get(name, []))

    for code in codes:
        if code not in names:
            continue
        take(names[code])
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = names[code]
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    font["glyf"]._reverseGlyphOrder = {name: at for at, name in enumerate(order)}


def kern_like_bases(font):
    names = font.getBestCmap()
    pairs = [(names[code], base) for code, base in BASES.items()]
    place = font.getReverseGlyphMap()
    for lookup in font["GPOS"].table.LookupList.Lookup:
        if lookup.LookupType != 2:
            continue
        for table in lookup.SubTable:
            firsts = table.Coverage.glyphs
            if table.Format == 1:
                sets = dict(zip(firsts, table.PairSet))
                for pair_set in sets.values():
                    known = {record.SecondGlyph: record for record in pair_set.PairValueRecord}
                    for name, base in pairs:
                        if base in known and name not in known:
                            record = deepcopy(known[base])
                            record.SecondGlyph = name
                            pair_set.PairValueRecord.append(record)
                    pair_set.PairValueRecord.sort(key=lambda record: place[record.SecondGlyph])
                    pair_set.PairValueCount = len(pair_set.PairValueRecord)
                for name, base in pairs:
                    if base in sets:
                        sets.setdefault(name, deepcopy(sets[base]))
                table.Coverage.glyphs = sorted(sets, key=place.get)
                table.PairSet = [sets[name] for name in table.Coverage.glyphs]
                table.PairSetCount = len(table.PairSet)
            else:
                for name, base in pairs:
                    if base in firsts and name not in firsts:
                        firsts.append(name)
                    for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                        if base in classes:
                            classes.setdefault(name, classes[base])
                firsts.sort(key=place.get)


def raise_marks(font):
    drawings = font["glyf"]
    for code, name in font.getBestCmap().items():
        letter, glyph = chr(code), drawings[name]
        if letter.islower() and glyph.isComposite():
            for mark in marks_above(font, glyph, font["OS/2"].sxHeight):
                mark.y += MARKS_RAISED
        elif letter.isupper() and glyph.isComposite():
            for mark in marks_above(font, glyph, font["OS/2"].sCapHeight):
                mark.transform = ((1, 0), (0, CAPITAL_MARKS_HEIGHT))
                bottom = drawings[mark.glyphName].yMin * CAPITAL_MARKS_HEIGHT
                mark.y = round(CAPITAL_MARKS_FROM - bottom)
        elif letter.isupper() and glyph.numberOfContours > 0:
            raise_drawn_mark(font, name)
        else:
            continue
        glyph.recalcBounds(drawings)


def marks_above(font, glyph, height):
    return [
        mark
        for mark in glyph.components[1:]
        if font["glyf"][mark.glyphName].yMin + mark.y > height
    ]


def raise_drawn_mark(font, name):
    """Й is drawn as one with its breve."""
    points = font["glyf"][name].coordinates
    start = 0
    for end in font["glyf"][name].endPtsOfContours:
        contour = range(start, end + 1)
        start = end + 1
        bottom = min(points[at][1] for at in contour)
        if bottom <= font["OS/2"].sCapHeight:
            continue
        for at in contour:
            x, y = points[at]
            points[at] = (x, CAPITAL_MARKS_FROM + round((y - bottom) * CAPITAL_MARKS_HEIGHT))
            for variation in font["gvar"].variations[name]:
                if variation.coordinates[at] is not None:
                    x, y = variation.coordinates[at]
                    variation.coordinates[at] = (x, round(y * CAPITAL_MARKS_HEIGHT))


def cut(font, codes):
    # Widths are kept beside the drawings too, where the letters taken in have theirs.
    if "HVAR" in font:
        del font["HVAR"]
    # Opened anew, so that all of it agrees on the order of its letters.
    whole = BytesIO()
    font.save(whole)
    font = instantiateVariableFont(opened(whole), {"wght": (400, 800)})
    options = Options(layout_features=["kern", "tnum"], hinting=False, glyph_names=False)
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def save(font, subset):
    font.flavor = "woff2"
    font.save(f"made/onest-{subset}.woff2")


latin = part_of_onest("latin")
for part in ("latin-ext", "cyrillic", "math"):
    missing = [code for code in LATIN if code not in latin.getBestCmap()]
    adopt(latin, part_of_onest(part), missing)
kern_like_bases(latin)
for table in latin["cmap"].tables:
    if table.isUnicode():
        table.cmap.update({code: table.cmap[like] for code, like in STAND_INS.items()})
cyrillic = part_of_onest("cyrillic")
for font in (latin, cyrillic):
    raise_marks(font)
save(cut(latin, LATIN), "latin")
save(cut(cyrillic, CYRILLIC), "cyrillic")
