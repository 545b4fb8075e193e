import { buildVariables } from '@marquee/brand-build/environment'
import { servedVariables } from '@marquee/brand-build/front'
import { platformVariables, safeVariables, staffVariables } from '@marquee/platform-kernel/config'
import { factsOf, type VariableFacts, type Variables } from '@marquee/platform-kernel/environment'
import { probeVariables } from '@marquee/probe/variables'
import { testVariables } from '@marquee/platform-kernel/testing/testEnvironment'
import { commandVariables, startVariables } from '../environment.ts'
import { gateVariables, proxyVariables } from './proxyVariables.ts'

export interface Process {
  title: string
  /** What it is and how it is started; a sentence or two. */
  about: string
  variables: Variables
  /** Whether `.env.example` has its variables: those of an environment that players meet. */
  isDeployed: boolean
}

/** Every process of the product, with the one schema of what it reads. */
export const processes: Process[] = [
  {
    title: 'Front of a brand',
    about:
      'A packed brand: `node server.js` in the folder of its archive. One front serves one brand, or several with OTHER_BRANDS.',
    variables: servedVariables,
    isDeployed: true,
  },
  {
    title: 'Platform',
    about:
      'A packed platform: `node server.js`; in the repository `pnpm --filter @marquee/platform start`.',
    variables: platformVariables,
    isDeployed: true,
  },
  {
    title: 'Synthetic player',
    about:
      '`node server.js probe <address of a brand>...` in the folder of a packed platform, `pnpm probe` in the repository ([Watch with a synthetic player](runbooks/synthetic-player.md)).',
    variables: probeVariables,
    isDeployed: false,
  },
  {
    title: 'Proxy',
    about: 'Caddy with `deploy/proxy/Caddyfile`, which ends TLS in front of two brands.',
    variables: proxyVariables,
    isDeployed: false,
  },
  {
    title: 'Gate',
    about: 'Caddy with `deploy/proxy/gate.caddy`, between fronts and platform.',
    variables: gateVariables,
    isDeployed: false,
  },
  {
    title: 'Staff command',
    about: 'Opens accounts of staff: `node server.js staff` in the folder of a packed platform.',
    variables: staffVariables,
    isDeployed: false,
  },
  {
    title: 'Safe and archive commands',
    about:
      'Exports the sealed record, and tells the public key: `node server.js safe export` and `node server.js safe key` in the folder of a packed platform, `pnpm safe:export` and `pnpm safe:key` in the repository. `node server.js archive`, or `pnpm archive`, archives months and restores them ([Months](runbooks/months.md)).',
    variables: safeVariables,
    isDeployed: false,
  },
  {
    title: 'pnpm start and pnpm dev',
    about:
      'Fronts and platform together, from the repository. The platform that they start reads its own variables too.',
    variables: startVariables,
    isDeployed: false,
  },
  {
    title: 'Builds and packs',
    about: '`pnpm build` and `pnpm release:pack`.',
    variables: buildVariables,
    isDeployed: false,
  },
  {
    title: 'Other commands',
    about: 'Those whose names stand in the text.',
    variables: commandVariables,
    isDeployed: false,
  },
  {
    title: 'Tests',
    about: '`pnpm test` and its parts.',
    variables: testVariables,
    isDeployed: false,
  },
]

export interface DescribedVariable extends VariableFacts {
  name: string
  isRequired: boolean
  /** What holds when it is not set, as it would be written; null for nothing. */
  usual: string | null
}

/** What is known of each variable of a process, in the order of its schema. */
export const describe = (variables: Variables): DescribedVariable[] =>
  Object.entries(variables).map(([name, schema]) => {
    const unset = schema.safeParse(undefined)
    const usual = unset.success ? unset.data : undefined
    return {
      ...factsOf(schema),
      name,
      isRequired: !unset.success,
      usual: usual === undefined || usual === '' ? null : String(usual),
    }
  })
