/** What is looked at, in the order of the table. */
export const areas = {
  answers: 'every call is answered as its schema says',
  errors: 'refusals have a code, its status, and a request id',
  headers: 'answers are not stored and can be found in the log',
  input: 'what is not declared or does not fit is refused',
  audience: 'calls answer those they are for',
  acts: 'acts come from the brand’s own pages, with a key',
  repetition: 'a key acts once and is answered alike',
  reading: 'what only asks changes nothing',
  ownership: 'whose things are whose',
  terms: 'terms to accept come first',
  breaks: 'breaks and exclusions hold',
  region: 'closed regions are closed',
  registration: 'an incomplete registration does not play',
  sessions: 'sessions begin and end, cookies are closed to scripts',
  money: 'balances follow what was played',
  pushes: 'pushes fit, in order, once',
} as const

export type Area = keyof typeof areas

/** One way in which a backend does something else than the contract says. */
export interface Deviation {
  area: Area
  /** The call's id, or what else was looked at. */
  call: string
  expected: string
  came: string
  /** Where the contract says so. */
  where: string
  times: number
}

/** What could not be looked at, and why. */
export interface Gap {
  area: Area
  call: string
  why: string
}

export interface Report {
  checks: Record<Area, number>
  deviations: Deviation[]
  gaps: Gap[]
  /** Counts a check; when it does not hold, `came` says what came instead. */
  check: (
    area: Area,
    call: string,
    holds: boolean,
    told: { expected: string; came: string; where: string },
  ) => boolean
  gap: (area: Area, call: string, why: string) => void
}

export function makeReport(): Report {
  const checks = Object.fromEntries(Object.keys(areas).map((area) => [area, 0])) as Report['checks']
  const byText = new Map<string, Deviation>()
  const deviations: Deviation[] = []
  const gaps: Gap[] = []
  return {
    checks,
    deviations,
    gaps,
    check(area, call, holds, told) {
      checks[area] += 1
      if (holds) return true
      const text = [area, call, told.expected].join('|')
      const known = byText.get(text)
      if (known) known.times += 1
      else {
        const deviation = { area, call, ...told, times: 1 }
        byText.set(text, deviation)
        deviations.push(deviation)
      }
      return false
    },
    gap(area, call, why) {
      if (!gaps.some((gap) => gap.area === area && gap.call === call))
        gaps.push({ area, call, why })
    },
  }
}

const pad = (text: string | number, width: number) => String(text).padEnd(width)

const inLine = (text: string, most: number) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

/** The report as a person reads it. */
export function printed({ checks, deviations, gaps }: Report): string {
  const rows = Object.entries(areas).map(([area, title]) => {
    const count = deviations.filter((one) => one.area === area).length
    const left = gaps.filter((one) => one.area === area).length
    return `  ${pad(area, 13)}${pad(checks[area as Area], 8)}${pad(count, 12)}${pad(left, 12)}${title}`
  })
  const listed = deviations.map(
    ({ area, call, expected, came, where, times }) =>
      `  ${call} (${area}${times > 1 ? `, ${times} times` : ''})\n    expected  ${inLine(expected, 200)}\n    came      ${inLine(came, 300)}\n    where     ${where}`,
  )
  const unlooked = [...Map.groupBy(gaps, ({ area, why }) => `${area}: ${why}`)].map(
    ([why, those]) => `  ${why}\n    ${those.map(({ call }) => call).join(', ')}`,
  )
  return [
    `  ${pad('area', 13)}${pad('checks', 8)}${pad('deviations', 12)}${pad('unchecked', 12)}what holds`,
    ...rows,
    ...(unlooked.length ? ['', 'What could not be checked', ...unlooked] : []),
    ...(listed.length ? ['', 'Deviations', ...listed] : []),
  ].join('\n')
}
