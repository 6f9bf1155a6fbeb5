/** Spreadsheets run cells that start like these as formulas. */
const formulaLike = /^[\t\r\n ]*[=+\-@＝＋－＠]/

/** One cell: text that a spreadsheet would take for a formula gets a leading apostrophe; quotes are doubled. */
export function csvCell(value: string | number): string {
  const text =
    typeof value === 'number' ? String(value) : formulaLike.test(value) || /^[\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A CSV file that spreadsheets open as UTF-8, with Windows line ends as RFC 4180 has them. */
export function csvFile(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

export function saveAs(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
