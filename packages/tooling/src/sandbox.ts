/** What a start says of it. */
export const sandboxLine =
  'This is a sandbox: demo accounts, test money, a movable clock. SANDBOX=0 starts without.'

/** The platform's own rule of when it has a sandbox. */
export const hasSandbox = ({ SANDBOX = '0' }: NodeJS.ProcessEnv): boolean =>
  ['1', 'on', 'force'].includes(SANDBOX)

/**
 * What `start` and `dev` add to the environment: a sandbox, on a developer's machine. Where production is
 * meant, or somebody's own database server is used, it has to be asked for by name.
 */
export const sandboxByDefault = ({
  SANDBOX,
  NODE_ENV,
  DATABASE_URL,
}: NodeJS.ProcessEnv): string | undefined =>
  SANDBOX ?? (NODE_ENV === 'production' || DATABASE_URL ? undefined : '1')

/** Sets SANDBOX for this process and what it starts, unless it was chosen. */
export function askForSandbox(env: NodeJS.ProcessEnv): void {
  const asked = sandboxByDefault(env)
  if (asked !== undefined) env.SANDBOX = asked
}

/**
 * Lets brands that are served from a sandbox have a past and house players, unless it was chosen: an empty
 * one shows nobody what a brand is like.
 * @param brands their keys.
 */
export function askForLife(env: NodeJS.ProcessEnv, brands: readonly string[]): void {
  if (hasSandbox(env)) env.SANDBOX_LIVED_IN ??= brands.join(',')
}
