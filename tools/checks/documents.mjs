import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { mustRun, root, run } from '../setup/step.mjs'

/** Where a cited path may begin: anything else in backticks is code, a URL of the shop or an example. */
const places =
  /^(\.\/|\.\.\/)*(apps|packages|e2e|docs|tools|\.ci)\/|^(architecture\.json|package\.json|package-lock\.json|tsconfig\.json|biome\.json|knip\.json|vitest\.config\.ts|\.dependency-cruiser\.cjs|[A-Z][A-Z-]+\.md|LICENSE)$/
const placeholder = /[<>{}*…$]|NNNN|\.\.\.|\[/
const isMade = (path) => /(^|\/)(dist|build|node_modules|data)(\/|$)/.test(path)
const machine = /(^|[\s`"'(=])(\/(home|root|work|tmp|Users|mnt|opt|var\/folders)\/[\w.-]+|[A-Z]:\\[\w.-]+)/

const problems = []
const tracked = (await mustRun('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md']))
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))

for (const file of tracked) {
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .forEach((line, at) => {
      const where = `${file}:${at + 1}`
      if (machine.test(line)) problems.push(`${where} names a path of one machine: ${line.trim().slice(0, 120)}`)
      for (const cited of citedIn(line))
        if (!isThere(file, cited)) problems.push(`${where} cites ${cited}, which does not exist`)
      for (const { test, name } of testsIn(line))
        if (!hasTest(test, name)) problems.push(`${where} names a test that ${test} does not have: ${name}`)
    })
}

/** Tests that a document names as proof: `file` › “name”. */
function testsIn(line) {
  return [...line.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)` › “([^”]+)”/g)].map(([, test, name]) => ({ test, name }))
}

/** Whether a file has a test of exactly this name, as it is written there. */
function hasTest(test, name) {
  if (!existsSync(join(root, test))) return false
  const source = readFileSync(join(root, test), 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote},`))
}

/** A path is meant from the root or from beside the document. */
function isThere(file, path) {
  return existsSync(join(root, path)) || existsSync(join(root, normalize(join(dirname(file), path))))
}

/** Paths in backticks and targets of links, without anchors and line numbers. */
function citedIn(line) {
  const quoted = [...line.matchAll(/`([^`\s]+)`/g)].map(([, text]) => text).filter((text) => places.test(text))
  const linked = [...line.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^([a-z]+:|#|\/)/.test(target))
  return [...quoted, ...linked.map(decodeURI)]
    .map((path) => path.replace(/#.*$/, '').replace(/:\d+(-\d+)?$/, ''))
    .filter((path) => path !== '' && !placeholder.test(path) && !isMade(path))
}

if (existsSync(join(root, 'tools/generate/run.ts'))) {
  const { code, output } = await run(process.execPath, [
    '--import',
    import.meta.resolve('tsx'),
    'tools/generate/run.ts',
    '--check',
  ])
  if (code !== 0) problems.push(`the generated documents are not what \`npm run generate\` writes:\n${output}`)
}

if (problems.length > 0) {
  process.stdout.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
process.stdout.write(`${tracked.length} documents are in order\n`)
