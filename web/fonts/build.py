"""Cuts Pretendard into the files beside this one and writes portal-sans.css. See README.md.

    pip install fonttools==4.66.1 brotli && python web/fonts/build.py
"""

import io
import re
import string
from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.varLib import instancer
from fontTools.varLib.hvar import add_HVAR

HERE = Path(__file__).parent
PACKAGE = HERE.parent.parent / 'node_modules/pretendard/dist/web/variable'
FAMILY = 'Portal Sans'
WEIGHTS = (400, 700)
# In the first file: what nearly every page shows. In the next ones: what a page may show a few of.
CORE, SMALL, SMALL_UNTIL, LARGE = 470, 30, 1100, 90
KERNED_FROM = 40
LATIN = [chr(code) for code in range(0x20, 0x7F)] + list('·–—‘’“”…•→←↑↓×©®™₩%~「」')
SIGNS = list('①②③④⑤⑥⑦⑧⑨⑩★☆○●◎◇◆□■△▲▽▼▶◀♥♡※℃°±÷≤≥≠½¼¾²³µ€£¥¢§¶‰′″‹›«»〈〉《》『』【】〔〕、。㈜㎡㎏㎞㎝㎜⇒⇔√∞─│') + [
    chr(code) for code in [*range(0x3131, 0x3164), 0xA0, 0xA1, 0xBF, *range(0xC0, 0x100)]
]


def faces_of_package():
    css = (PACKAGE / 'pretendardvariable-dynamic-subset.css').read_text()
    for url, ranges in re.findall(r'src: url\(\./(\S+?)\).*?unicode-range: ([^;]+);', css, re.S):
        ends = [r.strip()[2:].split('-') for r in ranges.split(',')]
        yield url, {code for end in ends for code in range(int(end[0], 16), int(end[-1], 16) + 1)}


def ranges_of(codes, free=frozenset()):
    """As CSS writes them; gaps that hold nothing but `free` codes are closed, for those are overridden anyway."""
    runs = []
    for code in sorted(codes):
        if runs and all(gap in free for gap in range(runs[-1][1] + 1, code)):
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ','.join(f'U+{a:x}' if a == b else f'U+{a:x}-{b:x}' for a, b in runs)


def cut(font_bytes, characters):
    font = TTFont(io.BytesIO(font_bytes), recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=''.join(characters))
    subsetter.subset(font)
    # The licence reserves the name "Pretendard" for the font as its author made it.
    for record in font['name'].names:
        if record.nameID in (1, 4, 6):
            record.string = FAMILY.replace(' ', '') if record.nameID == 6 else FAMILY
    font.flavor = 'woff2'
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def bar(advance):
    """A thin bar at half the height of a small letter: text that is still to come, as a grey line on paper."""
    pen = TTGlyphPen(None)
    side, bottom, top = advance // 12, 560, 720
    for move, point in (('moveTo', (side, bottom)), ('lineTo', (side, top)), ('lineTo', (advance - side, top)),
                        ('lineTo', (advance - side, bottom))):
        getattr(pen, move)(point)
    pen.closePath()
    return pen.glyph()


def kerning(font, left, right):
    """By how much the pair of glyphs is moved together, in units of the font."""
    gpos = font['GPOS'].table
    kern = [feature.Feature for feature in gpos.FeatureList.FeatureRecord if feature.FeatureTag == 'kern']
    for index in dict.fromkeys(index for feature in kern for index in feature.LookupListIndex):
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2 or left not in table.Coverage.glyphs:
                continue
            if table.Format == 2:
                pair = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
                value = pair.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1
                return value.XAdvance if value else 0
            for pair in table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord:
                if pair.SecondGlyph == right:
                    return pair.Value1.XAdvance if pair.Value1 else 0
    return 0


def placeholder(limited):
    """As wide as Pretendard at every weight, with nothing to read: one glyph for all syllables, which are equally wide."""
    font = TTFont(io.BytesIO(limited), recalcTimestamp=False)
    codes = font.getBestCmap()
    kerned = [codes[ord(character)] for character in string.ascii_uppercase + string.digits + '.,-/:']
    pairs = {(left, right): kerning(font, left, right) for left in kerned for right in kerned}
    options = subset.Options()
    options.layout_features = ['tnum']
    options.hinting = False
    options.name_IDs = []
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=''.join(LATIN) + '가')
    subsetter.subset(font)
    # The widths of the weights stand in gvar, beside the outlines: HVAR has them without. FreeType takes a font for
    # a variable one only if it has a gvar, though an empty one.
    add_HVAR(font)
    font['gvar'].variations = {}
    codes = font.getBestCmap()
    syllable = codes[ord('가')]
    for glyph in font.getGlyphOrder():
        advance = font['hmtx'][glyph][0]
        is_blank = font['glyf'][glyph].numberOfContours == 0
        font['glyf'][glyph] = TTGlyphPen(None).glyph() if is_blank else bar(advance)
        font['hmtx'][glyph] = (advance, 0 if is_blank else advance // 12)
    for table in ('STAT', 'MVAR', 'GDEF', 'GPOS', 'vhea', 'vmtx'):
        if table in font:
            del font[table]
    # The pairs of figures and capitals that move by a fiftieth of their size and more; all kerning would weigh thrice it.
    rules = ' '.join(f'pos {left} {right} {by};' for (left, right), by in pairs.items() if abs(by) >= KERNED_FROM)
    addOpenTypeFeaturesFromString(font, f'feature kern {{ {rules} }} kern;', tables=['GPOS'])
    # Format 13: many characters, one glyph.
    many = CmapSubtable.newSubtable(13)
    many.platformID, many.platEncID, many.language, many.reserved, many.length, many.nGroups = 3, 10, 0, 0, 0, 0
    many.cmap = {code: syllable if code >= 0xAC00 else glyph for code, glyph in codes.items()}
    many.cmap.update({code: syllable for code in range(0xAC00, 0xD7A4)})
    font['cmap'].tables = [many]
    font['post'].formatType = 3.0
    font.flavor = 'woff2'
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def main():
    whole = TTFont(PACKAGE / 'woff2/PretendardVariable.woff2')
    known = set(whole.getBestCmap())
    limited = instancer.instantiateVariableFont(whole, {'wght': (WEIGHTS[0], WEIGHTS[0], WEIGHTS[1])})
    limited.flavor = None
    buffer = io.BytesIO()
    limited.save(buffer)

    order = (HERE / 'syllables.txt').read_text().replace('\n', '')
    groups = [LATIN + list(order[:CORE])]
    groups += [list(order[at : at + SMALL]) for at in range(CORE, SMALL_UNTIL, SMALL)]
    groups += [list(order[at : at + LARGE]) for at in range(SMALL_UNTIL, len(order), LARGE)]
    groups += [[sign for sign in SIGNS if ord(sign) in known and sign not in LATIN]]
    ours = frozenset(ord(character) for group in groups for character in group)

    for old in HERE.glob('portal-sans-*.woff2'):
        old.unlink()
    rules = []

    def rule(url, ranges):
        rules.append(
            f"@font-face{{font-family:'{FAMILY}';font-weight:{WEIGHTS[0]} {WEIGHTS[1]};font-display:swap;"
            f"src:url({url}) format('woff2');unicode-range:{ranges}}}"
        )

    # Of overlapping ranges the browser takes the last: rare characters first, straight from the package.
    for url, codes in faces_of_package():
        rest = (codes & known) - ours
        if rest:
            rule(f'../../node_modules/pretendard/dist/web/variable/{url}', ranges_of(rest, ours))
    (HERE / 'placeholder.woff2').write_bytes(placeholder(buffer.getvalue()))
    sizes = []
    for number, group in reversed(list(enumerate(groups))):
        data = cut(buffer.getvalue(), group)
        name = f'portal-sans-{"core" if number == 0 else f"{number:02}"}.woff2'
        (HERE / name).write_bytes(data)
        rule(f'./{name}', ranges_of(map(ord, group)))
        sizes.append((name, len(data)))
    (HERE / 'portal-sans.css').write_text('/* Written by build.py. */\n' + '\n'.join(rules) + '\n')
    for name, size in sizes:
        print(name, size)


main()
