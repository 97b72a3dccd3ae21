/** A line, or the cells of a row with where they begin. */
type Row = string | readonly (readonly [x: number, text: string])[];

/** A small PDF as word processors write it: glyph numbers with a table of their characters. */
export function koreanPdf(lines: readonly Row[]): Uint8Array {
  const rows = lines.map((line) => (typeof line === 'string' ? [[0, line] as const] : line));
  const letters = [...new Set(rows.flat().flatMap(([, text]) => text.split('')))];
  const hex = (value: number) => value.toString(16).padStart(4, '0');
  const glyphs = (line: string) =>
    line
      .split('')
      .map((letter) => hex(letters.indexOf(letter) + 1))
      .join('');
  const shown = rows.flatMap((row, i) =>
    row.map(([x, text]) => `1 0 0 1 ${50 + x} ${700 - 20 * i} Tm <${glyphs(text)}> Tj`),
  );
  const content = `BT /F1 12 Tf ${shown.join('\n')} ET`;
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    `${letters.length} beginbfchar`,
    ...letters.map((letter, i) => `<${hex(i + 1)}> <${hex(letter.charCodeAt(0))}>`),
    'endbfchar endcmap end end',
  ].join('\n');
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(content),
    '<< /Type /Font /Subtype /Type0 /BaseFont /Batang /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Batang /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 8 0 R /DW 1000 >>',
    stream(map),
    '<< /Type /FontDescriptor /FontName /Batang /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ];
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const at = pdf.length;
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  pdf += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF`;
  return Buffer.from(pdf, 'latin1');
}
