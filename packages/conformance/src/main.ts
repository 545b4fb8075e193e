import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sentInAll } from './client.ts'
import { checkConformance } from './conformance.ts'
import { loadContract } from './document.ts'
import { findPlanted, grouped, sow } from './planted/selfTest.ts'
import { contractFile, startReference } from './reference.ts'
import { overspentAreas } from './gapBudget.ts'
import { printed, type Report } from './report.ts'
import { NotReady, sandboxTarget, type Target } from './run.ts'
import { sandboxSupplies } from './sandboxSupplies.ts'

const usage = `pnpm conformance <address of a brand> [--back-office <address>] [--only <call or domain>]... [--report <file.json>]
pnpm conformance --reference [--report <file.json>]
pnpm conformance --self-test

  Looks at a backend from outside by everything that docs/contracts/openapi.json says. The backend needs
  its sandbox, LIMIT_FACTOR=1000 and WINDFALLS=off. The reference is the platform of this repository, which
  is started; it may also take no longer than 300 s, and leave no more unchecked than before. Exit code 1: it deviates; 2: it could not be looked at.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'back-office': { type: 'string' },
    only: { type: 'string', multiple: true },
    report: { type: 'string' },
    contract: { type: 'string', default: contractFile },
    reference: { type: 'boolean', default: false },
    'self-test': { type: 'boolean', default: false },
  },
})

const targetOf = async (url: string): Promise<Target> =>
  sandboxTarget(url, {
    backOffice: values['back-office'],
    only: values.only,
    ...(await sandboxSupplies()),
  })

/** How long a look at the reference may take, in s. */
const longest = 300

/** Looks at a backend and prints what was found. */
async function look(url: string): Promise<{ report: Report; seconds: number }> {
  const began = performance.now()
  const contract = loadContract(values.contract)
  const { report } = await checkConformance(await targetOf(url), contract, (name) =>
    console.error(`  ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${name}`),
  )
  const seconds = (performance.now() - began) / 1000
  console.log(printed(report))
  const checks = Object.values(report.checks).reduce((all, count) => all + count, 0)
  console.log(
    `\n${contract.operations.length} calls, ${checks} checks by ${sentInAll.requests} requests in ${seconds.toFixed(0)} s: ${report.deviations.length} deviations, ${report.gaps.length} not checked.`,
  )
  if (values.report)
    writeFileSync(values.report, `${JSON.stringify({ url, seconds, ...report }, null, 1)}\n`)
  return { report, seconds }
}

async function check(url: string): Promise<number> {
  const { report } = await look(url)
  return report.deviations.length ? 1 : 0
}

/** The reference does not deviate, is looked at in time, and leaves no more unchecked than before. */
async function checkReference(): Promise<number> {
  const reference = await startReference()
  try {
    const { report, seconds } = await look(reference.url)
    const broken = brokenPromises(report, seconds)
    for (const promise of broken) console.log(promise)
    return broken.length ? 1 : 0
  } finally {
    await reference.stop()
  }
}

function brokenPromises({ deviations, gaps }: Report, seconds: number): string[] {
  return [
    ...(deviations.length ? [`The reference deviates ${deviations.length} times.`] : []),
    ...(seconds > longest
      ? [`The look took ${seconds.toFixed(0)} s, and ${longest} s are promised.`]
      : []),
    ...overspentAreas(gaps),
  ]
}

/** How many of those planted have to be found: 58 of 60. */
const enough = (planted: number) => Math.ceil((planted * 58) / 60)

/** The reference passes; what is planted in front of it is found. */
async function testItself(): Promise<number> {
  const contract = loadContract(values.contract)
  const reference = await startReference()
  try {
    const target = await targetOf(reference.url)
    const began = performance.now()
    const { report, run } = await checkConformance(target, contract, (step) =>
      console.error(`  the reference: ${step}`),
    )
    const broken = brokenPromises(report, (performance.now() - began) / 1000)
    console.log(printed(report))
    const sown = sow(contract, new Set(run.reached.keys()))
    console.log(`\n${sown.length} deviations are planted, in calls of their own`)
    const found = await findPlanted(target, contract, grouped(sown), (some) => {
      for (const { sown: one, by } of some)
        console.log(`  ${by.length ? 'found ' : 'MISSED'}  ${one.kind.name} (${one.call})`)
    })
    const count = found.filter(({ by }) => by.length).length
    const isEnough = count >= enough(sown.length) && sown.length >= 60
    console.log(
      `\nThe reference deviates ${report.deviations.length} times; of ${sown.length} planted deviations ${count} were found.`,
    )
    for (const promise of broken) console.log(promise)
    return isEnough && !broken.length ? 0 : 1
  } finally {
    await reference.stop()
  }
}

try {
  if (values['self-test']) process.exit(await testItself())
  if (values.reference) process.exit(await checkReference())
  const [url] = positionals
  if (!url || !URL.canParse(url)) {
    console.error(usage)
    process.exit(2)
  }
  process.exit(await check(url))
} catch (error) {
  const isKnown = error instanceof NotReady
  console.error(`\n  ${isKnown ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(2)
}
