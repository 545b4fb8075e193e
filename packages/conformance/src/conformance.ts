import { actAll, askAll } from './areas/answers.ts'
import { actsNeedAPage, addresses, audiences } from './areas/doors.ts'
import { breaks, region, registration, terms } from './areas/guards.ts'
import { inputs } from './areas/input.ts'
import { money } from './areas/money.ts'
import { pushes } from './areas/pushes.ts'
import { later } from './areas/later.ts'
import { keysOfTwo } from './areas/repetition.ts'
import { ownership, reading, sessions } from './areas/state.ts'
import type { Contract } from './document.ts'
import { type Area, makeReport, type Report } from './report.ts'
import { makeRun, type Run, type Target } from './run.ts'

interface Step {
  name: string
  /** What it looks at, beside answers, errors and headers, which are looked at all the time. */
  areas: Area[]
  look: (run: Run) => Promise<void>
}

/** In this order: what is asked first tells later ones what there is. */
const steps: Step[] = [
  { name: 'asks', areas: [], look: askAll },
  { name: 'acts', areas: [], look: actAll },
  { name: 'keys', areas: ['repetition'], look: keysOfTwo },
  { name: 'reading', areas: ['reading'], look: reading },
  { name: 'pages', areas: ['acts', 'errors'], look: actsNeedAPage },
  { name: 'audiences', areas: ['audience'], look: audiences },
  { name: 'addresses', areas: ['answers'], look: addresses },
  { name: 'input', areas: ['input', 'errors'], look: inputs },
  { name: 'ownership', areas: ['ownership'], look: ownership },
  { name: 'sessions', areas: ['sessions'], look: sessions },
  { name: 'money', areas: ['money'], look: money },
  { name: 'pushes', areas: ['pushes'], look: pushes },
  { name: 'region', areas: ['region'], look: region },
  { name: 'registration', areas: ['registration'], look: registration },
  { name: 'terms', areas: ['terms'], look: terms },
  { name: 'breaks', areas: ['breaks'], look: breaks },
  { name: 'later', areas: ['repetition'], look: later },
]

/** Looks at a backend from outside by everything that a contract says; what it does is its sandbox's. */
export async function checkConformance(
  target: Target,
  contract: Contract,
  onStep: (name: string) => void = () => {},
): Promise<{ report: Report; run: Run }> {
  const report = makeReport()
  const run = makeRun(target, contract, report)
  for (const { name, areas, look } of steps) {
    const isWanted = !target.areas || !areas.length || areas.some((area) => target.areas?.has(area))
    if (!isWanted) continue
    onStep(name)
    try {
      await look(run)
    } catch (error) {
      // A backend that answers what cannot be read deviates; what comes after is looked at all the same.
      if (!report.deviations.length && name === 'asks') throw error
      report.check('answers', name, false, {
        expected: 'answers that the next step can go on with',
        came: error instanceof Error ? error.message : String(error),
        where: 'the deviations above',
      })
    }
  }
  return { report, run }
}
