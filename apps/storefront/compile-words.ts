import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const isWords = /\/app\/words\/[^/]+\/[^/]+\.ts$/

/**
 * Compiles the sentences' ICU syntax while building, so that no page carries a parser for it.
 * Every property of the words' modules is a sentence; what the compiler refuses fails the build.
 */
export function compileWords(): Plugin {
  return {
    name: 'compile-words',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    transform(code, id) {
      if (!isWords.test(id)) return undefined
      const edits: { from: number; to: number; text: string }[] = []
      visit(this.parse(code, { lang: 'ts' }), (node) => {
        if (node.type !== 'Property' || !isNode(node.value) || node.value.type !== 'Literal') return
        const { start, end, value } = node.value
        if (typeof value === 'string' && typeof start === 'number' && typeof end === 'number')
          edits.push({ from: start, to: end, text: JSON.stringify(compile(value)) })
      })
      return { code: edited(code, edits), map: null }
    },
  }
}

type Node = { readonly [key: string]: unknown }
const isNode = (thing: unknown): thing is Node => typeof thing === 'object' && thing !== null && 'type' in thing

function visit(thing: unknown, see: (node: Node) => void): void {
  if (Array.isArray(thing)) for (const one of thing) visit(one, see)
  else if (isNode(thing)) {
    see(thing)
    for (const value of Object.values(thing)) visit(value, see)
  }
}

function edited(code: string, edits: readonly { from: number; to: number; text: string }[]): string {
  let done = ''
  let at = 0
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    done += code.slice(at, from) + text
    at = to
  }
  return done + code.slice(at)
}
