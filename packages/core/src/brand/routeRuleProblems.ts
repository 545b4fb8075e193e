import { anySite, safePath } from '../routing/paths.ts'
import {
  redirectStatuses,
  ruleFor,
  type RouteRule,
  type RouteRules,
} from '../routing/routeRules.ts'
import type { BrandConfig } from './types.ts'

const host = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/
const wildcard = /\/\*\*$/

function hostProblems(allowedHosts: string[]): string[] {
  return allowedHosts
    .filter((name) => !host.test(name))
    .map(
      (name) =>
        `'${name}' in 'allowedHosts' is no host. Write it without scheme and path, such as 'partner.example'.`,
    )
}

function patternProblems(pattern: string): string[] {
  const isPath = safePath(pattern) !== null && !/[?#]/.test(pattern)
  return isPath && !pattern.replace(wildcard, '').includes('*')
    ? []
    : [`The route rule '${pattern}' is no pattern. Write a path, which may end in '/**'.`]
}

/** What keeps a rule from leading to another site: only https, only hosts the brand names. */
function externalProblem(pattern: string, to: string, allowedHosts: string[]): string | null {
  const url = URL.parse(to.replace(wildcard, '/'))
  if (url?.protocol !== 'https:' || url.username || url.password)
    return `The route rule '${pattern}' leads to '${to}', which is neither a path nor an https address.`
  return allowedHosts.includes(url.host)
    ? null
    : `The route rule '${pattern}' leads to '${url.host}'. Add it to 'allowedHosts' if that is meant.`
}

function targetProblem(
  pattern: string,
  { redirect }: RouteRule,
  allowedHosts: string[],
): string | null {
  if (!redirect) return null
  const { to, status = 302 } = redirect
  if (!redirectStatuses.includes(status))
    return `The route rule '${pattern}' has the status ${status}. Use one of ${redirectStatuses.join(', ')}.`
  if (wildcard.test(to) && !wildcard.test(pattern))
    return `The route rule '${pattern}' leads to '${to}', but only a pattern that ends in '/**' can.`
  if (!to.startsWith('/')) return externalProblem(pattern, to, allowedHosts)
  return safePath(to) === null
    ? `The route rule '${pattern}' leads to '${to}', which is no path of this site.`
    : null
}

/** Follows a rule as a visitor would; more steps than there are rules is a circle. */
function isCircle(rules: RouteRules, pattern: string): boolean {
  let path = pattern.replace(wildcard, '') || '/'
  for (let step = 0; step <= Object.keys(rules).length; step++) {
    const ruled = ruleFor(rules, path)
    if (!ruled || ruled.isExternal) return false
    path = new URL(ruled.to, anySite).pathname
  }
  return true
}

/** What is wrong with a brand's redirects, in words. */
export function routeRuleProblems({
  routeRules = {},
  allowedHosts = [],
}: Pick<BrandConfig, 'routeRules' | 'allowedHosts'>): string[] {
  const problems = [
    ...hostProblems(allowedHosts),
    ...Object.entries(routeRules).flatMap(([pattern, rule]) => [
      ...patternProblems(pattern),
      ...[targetProblem(pattern, rule, allowedHosts) ?? []].flat(),
    ]),
  ]
  if (problems.length) return problems
  return Object.keys(routeRules)
    .filter((pattern) => isCircle(routeRules, pattern))
    .map((pattern) => `The route rule '${pattern}' leads back to itself. Break the circle.`)
}
