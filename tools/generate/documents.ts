import { readFileSync } from 'node:fs'
import { endpoints, failureNames, failures, states } from '../../packages/contract/src/index'
import type { Machine, States } from '../../packages/kernel/src/index'

const head = (title: string, from: string) =>
  `# ${title}\n\nWritten by \`npm run generate\` from \`${from}\`. Do not edit.\n`

/** Refusals: name, result code and sentence in both languages. */
export function failuresDocument(): string {
  const rows = failureNames
    .toSorted((a, b) => failures[a].code - failures[b].code)
    .map(
      (name) =>
        `| ${failures[name].code} | \`${name}\` | ${failures[name].says.en} | ${failures[name].says['zh-Hant']} |`,
    )
  return `${head('Refusals', 'packages/contract/src/failures.ts')}\n1200 is success. Codes below 2000 are the specification's.\n\n| Code | Name | English | 繁體中文 |\n|---|---|---|---|\n${rows.join('\n')}\n`
}

/** Every call: path, who may make it, how it refuses. */
export function endpointsDocument(): string {
  const byModule = new Map<string, string[]>()
  for (const { module, name, endpoint } of endpoints) {
    const rows = byModule.get(module) ?? []
    const who = endpoint.permission ? `${endpoint.access}: ${endpoint.permission}` : endpoint.access
    rows.push(
      `| \`${[endpoint.path, ...(endpoint.alsoAt ?? [])].join('` `')}\` | \`${name}\` | ${who} | ${endpoint.summary} | ${endpoint.failures.map((f) => `\`${f}\``).join(' ')} |`,
    )
    byModule.set(module, rows)
  }
  const parts = [...byModule].map(
    ([module, rows]) =>
      `## ${module}\n\n| Path | Name | Access | What | Refuses with |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
  )
  return `${head('Calls', 'packages/contract/src')}\nAll are POST. The same as a document for tools: \`/openapi.json\` of a running server.\n\n${parts.join('\n')}`
}

/** Every state machine as a Mermaid diagram with its wire codes. */
export function statesDocument(): string {
  const machines: [string, Machine<States>][] = Object.entries(states)
  const parts = machines.map(([name, { start, states: table }]) => {
    const arrows = Object.entries(table).flatMap(([from, state]) =>
      Object.entries(state.moves).map(([move, { to, by }]) => `  ${from} --> ${to}: ${move} (${by.join(', ')})`),
    )
    const codes = Object.entries(table).map(([state, { code }]) => `| ${code} | \`${state}\` |`)
    return `## ${name}\n\n\`\`\`mermaid\nstateDiagram-v2\n  [*] --> ${start}\n${arrows.join('\n')}\n\`\`\`\n\n| Code | State |\n|---|---|\n${codes.join('\n')}\n`
  })
  return `${head('States', 'packages/contract/src/states.ts')}\n${parts.join('\n')}`
}

/** Which module may call which, from `architecture.json`. */
export function modulesDocument(root: string): string {
  const mayCall: Record<string, string[]> = JSON.parse(readFileSync(`${root}/architecture.json`, 'utf8'))
  const arrows = Object.entries(mayCall).flatMap(([from, callees]) =>
    callees.length === 0 ? [`  ${from}`] : callees.map((to) => `  ${from} --> ${to}`),
  )
  return `${head('Modules', 'architecture.json')}\nAn arrow means "may call, through its \`index.ts\`". Everything else travels as events.\n\n\`\`\`mermaid\nflowchart TD\n${arrows.join('\n')}\n\`\`\`\n`
}

export const documents = (root: string): Record<string, string> => ({
  'docs/generated/failures.md': failuresDocument(),
  'docs/generated/endpoints.md': endpointsDocument(),
  'docs/generated/states.md': statesDocument(),
  'docs/generated/modules.md': modulesDocument(root),
})
