import type { ChosenFile } from './buyer'

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])

/** Sixteen white rows as a fax machine writes them, and the end of the page. */
const faxedRows = Buffer.from([0xff, 0xff, 0x00, 0x10, 0x01])

/** Sixteen by sixteen in middle grey as JPEG 2000: its headers, and one packet that changes nothing. */
const greyJpeg2000 = Buffer.from(
  [
    'ff4f',
    'ff51 0029 0000 00000010 00000010 00000000 00000000 00000010 00000010 00000000 00000000 0001 07 01 01',
    'ff52 000c 00 00 0001 00 00 04 04 00 01',
    'ff5c 0004 40 40',
    'ff90 000a 0000 0000000f 00 01 ff93 00',
    'ffd9',
  ]
    .join('')
    .replaceAll(' ', ''),
  'hex',
)

/**
 * A certificate of two pages: the first with English and Chinese words in fonts that are not inside the file, a link, and a
 * script that runs when it is opened; the second a black square as a fax
 * machine writes it, a grey field in JPEG 2000, and no words.
 */
export function certificatePdf(english: string, chinese: string): ChosenFile {
  const codes = [...chinese].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  const words = `BT /F1 28 Tf 40 700 Td (${english}) Tj ET BT /F2 28 Tf 40 640 Td <${codes}> Tj ET 40 400 200 100 re f`
  const page = (resources: string, content: number, more = '') =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents ${content} 0 R ${more} >>`
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\("ran"\\); document.title = "ran") >> >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page('/Font << /F1 7 0 R /F2 8 0 R >>', 5, '/Annots [12 0 R]'),
    page('/XObject << /Fax 11 0 R /Grey 13 0 R >>', 6),
    stream('', Buffer.from(words)),
    stream('', Buffer.from('q 400 0 0 400 100 200 cm /Fax Do Q q 400 0 0 200 100 620 cm /Grey Do Q')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /MSung-Light /Encoding /UniCNS-UCS2-H /DescendantFonts [9 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /MSung-Light /FontDescriptor 10 0 R /DW 1000 /CIDSystemInfo << /Registry (Adobe) /Ordering (CNS1) /Supplement 0 >> >>',
    '<< /Type /FontDescriptor /FontName /MSung-Light /Flags 6 /FontBBox [-160 -249 1015 888] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    stream(
      '/Type /XObject /Subtype /Image /Width 16 /Height 16 /BitsPerComponent 1 /ColorSpace /DeviceGray /Decode [1 0] /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 16 /Rows 16 >>',
      faxedRows,
    ),
    '<< /Type /Annot /Subtype /Link /Rect [40 400 240 500] /Border [0 0 0] /A << /S /URI /URI (https://elsewhere.example/) >> >>',
    stream(
      '/Type /XObject /Subtype /Image /Width 16 /Height 16 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /JPXDecode',
      greyJpeg2000,
    ),
  ]
  let file = Buffer.from('%PDF-1.7\n')
  const places = objects.map((object, at) => {
    const place = file.length
    file = Buffer.concat([file, Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return {
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([file, Buffer.from(end)]),
  }
}
