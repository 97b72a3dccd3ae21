// A workbook as bytes: only what a form needs (texts, numbers, formulas with their value, choices, widths, a fixed head).
import { zipSync } from 'fflate';

const escape = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const columnName = (index) =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

/** Order of `cellXfs` below. */
const STYLE = { body: 0, head: 1, title: 2, note: 3, input: 4, formula: 5 };

const STYLES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<fonts count="5"><font><sz val="10"/><name val="맑은 고딕"/></font><font><b/><sz val="10"/><color rgb="FFFFFFFF"/><name val="맑은 고딕"/></font><font><b/><sz val="16"/><color rgb="FF0A0F1E"/><name val="맑은 고딕"/></font><font><sz val="10"/><color rgb="FF59647A"/><name val="맑은 고딕"/></font><font><b/><sz val="10"/><color rgb="FF1A4FDC"/><name val="맑은 고딕"/></font></fonts>
<fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF16244D"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDF2FF"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF6F8FB"/></patternFill></fill></fills>
<borders count="2"><border/><border><left style="thin"><color rgb="FFE4E8F0"/></left><right style="thin"><color rgb="FFE4E8F0"/></right><top style="thin"><color rgb="FFE4E8F0"/></top><bottom style="thin"><color rgb="FFE4E8F0"/></bottom></border></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="6">${[
  ['0', '0', '1'],
  ['1', '2', '1'],
  ['2', '0', '0'],
  ['3', '0', '0'],
  ['0', '3', '1'],
  ['4', '4', '1'],
]
  .map(
    ([font, fill, border]) =>
      `<xf numFmtId="0" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center"${border === '1' ? ' wrapText="1"' : ''}/></xf>`,
  )
  .join(
    '',
  )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function cellXml(cell, reference) {
  if (cell === null || cell === undefined) return '';
  const { value, formula, style = 'body' } = typeof cell === 'object' ? cell : { value: cell };
  const s = ` s="${STYLE[style]}"`;
  const f = formula ? `<f>${escape(formula)}</f>` : '';
  if (typeof value === 'number') return `<c r="${reference}"${s}>${f}<v>${value}</v></c>`;
  if (formula) return `<c r="${reference}"${s} t="str">${f}<v>${escape(value ?? '')}</v></c>`;
  return value === undefined || value === ''
    ? `<c r="${reference}"${s}/>`
    : `<c r="${reference}"${s} t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

function sheetXml({ rows, widths, frozenRows = 0, choices = [] }) {
  const cols = widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const data = rows
    .map(
      (row, r) => `<row r="${r + 1}">${row.map((cell, c) => cellXml(cell, `${columnName(c)}${r + 1}`)).join('')}</row>`,
    )
    .join('');
  const pane = frozenRows
    ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
    : '';
  const lists = choices
    .map(
      ({ range, values }) =>
        `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>"${values.map(escape).join(',')}"</formula1></dataValidation>`,
    )
    .join('');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView showGridLines="0" workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="20" customHeight="1"/><cols>${cols}</cols><sheetData>${data}</sheetData>${lists ? `<dataValidations count="${choices.length}">${lists}</dataValidations>` : ''}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.2" footer="0.2"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>`;
}

export function workbook(sheets) {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${sheets.map((_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${type}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map(({ name }, i) => `<sheet name="${escape(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships">${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet)])),
  };
  const bytes = Object.entries(parts).map(([name, xml]) => [
    name,
    [new TextEncoder().encode(xml), { mtime: new Date('2026-11-20T09:00:00'), level: 9 }],
  ]);
  return zipSync(Object.fromEntries(bytes));
}

export const heads = (...names) => names.map((value) => ({ value, style: 'head' }));
export const title = (value) => [{ value, style: 'title' }];
export const note = (value) => [{ value, style: 'note' }];
export const input = (value = '') => ({ value, style: 'input' });
export const computed = (formula, value) => ({ formula, value, style: 'formula' });
