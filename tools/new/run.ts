import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Skeletons of what the house is made of, so that a new thing starts where the next reader looks for it.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const usage = `Usage:
  npm run new -- module NAME               a module with its front door, routes and README
  npm run new -- use-case MODULE NAME      a use case for a contract entry (NAME in kebab-case), with its test
  npm run new -- decision TITLE            a decision record with the next number`

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, c: string) => c.toUpperCase())

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`)
  process.exit(1)
}

function write(file: string, text: string): void {
  const full = path.join(root, file)
  if (existsSync(full)) fail(`${file} exists already.`)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, text)
  console.log(`wrote ${file}`)
}

function newModule(name: string): void {
  if (!kebab.test(name)) fail(`A module's name is in kebab-case, not "${name}".`)
  const folder = `apps/server/src/modules/${name}`
  write(`${folder}/README.md`, `# ${name}\n\nOwns: \n\nTells: nothing. Hears: nothing.\n\nRefuses to: \n`)
  write(`${folder}/index.ts`, `// The front door: what other modules may use of ${name}.\nexport {}\n`)
  write(`${folder}/routes.ts`, 'export const useCases = []\n')
  const file = path.join(root, 'architecture.json')
  const mayCall: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'))
  mayCall[name] = []
  writeFileSync(
    file,
    `{\n${Object.entries(mayCall)
      .map(([m, c]) => `  ${JSON.stringify(m)}: [${c.map((x) => JSON.stringify(x)).join(', ')}]`)
      .join(',\n')}\n}\n`,
  )
  console.log('added it to architecture.json; list its use cases in apps/server/src/modules/registry.ts')
}

function newUseCase(module: string, name: string): void {
  const folder = `apps/server/src/modules/${module}`
  if (!existsSync(path.join(root, folder))) fail(`There is no module "${module}".`)
  if (!kebab.test(name)) fail(`A use case's name is in kebab-case, not "${name}".`)
  const entry = camel(name)
  write(
    `${folder}/use-cases/${name}.ts`,
    `import { ${camel(module)} } from '@cusp/contract'\nimport { useCase } from '../../../platform/use-case'\n\nexport const ${entry} = useCase(${camel(module)}.${entry}, async (call, input) => {\n  throw new Error(\`${name} is not written yet: \${call.requestId} \${JSON.stringify(input)}\`)\n})\n`,
  )
  write(
    `${folder}/use-cases/${name}.db.test.ts`,
    `import { describe, expect, it } from 'vitest'\nimport { ${entry} } from './${name}'\n\ndescribe('${entry}', () => {\n  it('does what its contract entry promises', () => {\n    expect(${entry}.endpoint.summary).toBe('say here what a person sees')\n  })\n})\n`,
  )
  console.log(
    `declare ${entry} in packages/contract/src/${module}.ts, list it in ${folder}/routes.ts, then run npm run generate`,
  )
}

function newDecision(title: string): void {
  const folder = 'docs/decisions'
  const last = Math.max(0, ...readdirSync(path.join(root, folder)).map((file) => Number(/^\d{4}/.exec(file)?.[0] ?? 0)))
  const number = String(last + 1).padStart(4, '0')
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  write(
    `${folder}/${number}-${slug}.md`,
    `# ${number} ${title}\n\n**Context.** \n\n**Decision.** \n\n**Consequences.** \n`,
  )
  console.log(`add it to ${folder}/README.md`)
}

const [kind, first, second] = process.argv.slice(2)
if (kind === 'module' && first) newModule(first)
else if (kind === 'use-case' && first && second) newUseCase(first, second)
else if (kind === 'decision' && first) newDecision(process.argv.slice(3).join(' '))
else fail('What should be new?')
