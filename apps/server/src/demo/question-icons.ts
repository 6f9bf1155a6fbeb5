/** Line drawings of 24 units, one for each category of questions. */
const lines = {
  ordering: 'M6 7h13l-1.5 8H8L6 4H3M9 19.5h.01M16 19.5h.01',
  delivery: 'M3 6h10v10H3zM13 10h4l4 3v3h-8zM7 18.5h.01M17 18.5h.01',
  medicines: 'M8.5 20.5a5 5 0 0 1-7-7l7-7a5 5 0 0 1 7 7zM5 10l7 7',
  payment: 'M3 6h18v12H3zM3 10h18M7 15h4',
  returns: 'M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3',
} as const

export type QuestionIcon = keyof typeof lines

/** The icons by name, drawn 96 pixels wide. */
export const questionIcons = Object.entries(lines).map(([name, path]) => ({
  name: `question-${name}`,
  svg: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-8 -8 40 40"><rect x="-8" y="-8" width="40" height="40" fill="#e3f2ee"/><path d="${path}" fill="none" stroke="#0b5d4e" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  sizes: [{ width: 96, height: 96 }],
}))
