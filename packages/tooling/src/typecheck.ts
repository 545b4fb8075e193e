import { spawnSync } from 'node:child_process'
import { command, root, UsageError } from './workspace.ts'

/**
 * How often types of the whole repository may be worked out: the same figure on every machine, and what
 * an editor and the check wait for. It was 12.9 million while each link was checked against every page.
 */
const mostInstantiations = 6_500_000

const figure = (diagnostics: string, name: string): number | null => {
  const found = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(diagnostics)
  return found ? Number(found[1]) : null
}

/**
 * What is wrong with the effort that the compiler tells of in its diagnostics; null where nothing is.
 * @param most instantiations that are allowed
 */
export function effortProblem(diagnostics: string, most = mostInstantiations): string | null {
  const instantiations = figure(diagnostics, 'Instantiations')
  if (instantiations === null)
    return 'The compiler did not say how often it worked out a type: its diagnostics have changed, and typecheck.ts has to follow.'
  if (instantiations <= most) return null
  return `Types were worked out ${instantiations.toLocaleString('en')} times, at most ${most.toLocaleString('en')} are allowed. Which expressions cost so much: pnpm exec tsc -p tsconfig.json --singleThreaded --generateTrace <folder>, then look at the longest checkExpression of trace.json.`
}

/** Checks all types, and how much there was to work out. */
async function typecheck(): Promise<void> {
  // Each checker works out anew what packages share: two are quicker than the four of the default on
  // two processors, and little slower on more.
  const { stdout, status, error } = spawnSync(
    'tsc',
    ['-p', 'tsconfig.json', '--extendedDiagnostics', '--checkers', '2', '--pretty', 'false'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (error) throw error
  const diagnosticsAt = stdout.search(/^Files:\s/m)
  if (status !== 0) throw new UsageError(stdout.slice(0, diagnosticsAt).trim() || stdout)
  const problem = effortProblem(stdout)
  if (problem) throw new UsageError(problem)
  console.log(
    `Types hold: ${figure(stdout, 'Files')} files, ${figure(stdout, 'Instantiations')} instantiations.`,
  )
}

if (process.argv[1] === import.meta.filename) await command(typecheck)
