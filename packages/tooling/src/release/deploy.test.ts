import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { servedVariables } from '@marquee/brand-build/front'
import { platformVariables } from '@marquee/platform-kernel/config'
import type { Variables } from '@marquee/platform-kernel/environment'
import { probeVariables } from '@marquee/probe/variables'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { gateVariables, proxyVariables } from '../configuration/proxyVariables.ts'
import { root } from '../workspace.ts'
import {
  readDockerfile,
  readServices,
  roleOf,
  type Service,
  servingRoles,
  variablesOfProxy,
} from './deployFiles.ts'

const deploy = path.join(root, 'deploy')
const program = 'caddy'
const read = (...segments: string[]): string => readFileSync(path.join(deploy, ...segments), 'utf8')
const services = readServices()
const all = Object.entries(services)

const dockerfileOf = ({ build }: Service) =>
  build && readDockerfile(path.basename(build.dockerfile))
const isOf = (image: string) => (service: Service) =>
  service.build?.dockerfile.endsWith(`${image}.Dockerfile`) ?? false
/** @throws for a name of none. */
function serviceOf(name: string): Service {
  const service = services[name]
  if (!service) throw new Error(`deploy/compose.yaml has no service ${name}.`)
  return service
}
const namesOf = (isWanted: (service: Service) => boolean): string[] =>
  all.flatMap(([name, service]) => (isWanted(service) ? name : []))
const networksOf = ({ networks }: Service): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks)

/** What a service's process reads; undefined for a program of others. */
function schemaOf(name: string, service: Service): Variables | undefined {
  if (name === 'probe') return probeVariables
  if (name === 'gate') return gateVariables
  if (isOf('proxy')(service)) return proxyVariables
  if (isOf('platform')(service)) return platformVariables
  return service.build && servedVariables
}

/** What images of others read. */
const foreign: Record<string, RegExp> = {
  postgres: /^(?:POSTGRES_(?:USER|DB|PASSWORD)|PLAYERS_PASSWORD)$/,
}

describe('deploy/compose.yaml', () => {
  it('has the database, counters, a mail catcher, each role, two brands, both proxies and what watches', () => {
    const running = namesOf(({ profiles }) => !profiles)
    expect(running.toSorted()).toEqual([
      'api',
      'back-office',
      'first',
      'gate',
      'mail',
      'migrate',
      'postgres',
      'probe',
      'prometheus',
      'proxy',
      'redis',
      'second',
      'sockets',
      'worker',
    ])
    expect(servingRoles(services).toSorted()).toEqual(['api', 'sockets', 'worker'])
  })

  it.each(all)(
    'gives %s variables that its process reads, and those that it cannot do without',
    (name, service) => {
      const given = Object.keys(service.environment ?? {})
      // The probe runs in the platform's image, which sets what only the platform reads.
      const ofImage = name === 'probe' ? [] : (dockerfileOf(service)?.variables ?? [])
      const reads = schemaOf(name, service)
      const unknown = [...given, ...ofImage].filter((variable) =>
        reads ? !(variable in reads) : !foreign[name]?.test(variable),
      )
      const missing = Object.entries(reads ?? {})
        .filter(([, schema]) => !schema.safeParse(undefined).success)
        .map(([variable]) => variable)
        .filter((variable) => !given.includes(variable))
      expect({ unknown, missing }).toEqual({ unknown: [], missing: [] })
    },
  )

  it('tells whoever migrates, and nobody else, how the owner of the tables is reached', () => {
    const told = namesOf(({ environment = {} }) => 'DATABASE_OWNER_URL' in environment)
    expect(told).toEqual(['migrate', 'migrate-next'])
    const roles = new Set(
      namesOf((service) => roleOf(service) !== undefined).map(
        (name) =>
          URL.parse(
            String(serviceOf(name).environment?.['DATABASE_URL']).replaceAll(/\$\{.*?\}/g, 'x'),
          )?.username,
      ),
    )
    expect([...roles]).toEqual(['marquee_players'])
    expect(read('postgres', 'roles.sh')).toContain('create role marquee_players login')
  })

  it.each(all)('runs %s without root, and from an image of one version', (_name, service) => {
    const image = dockerfileOf(service)
    expect(service.user ?? image?.user).toMatch(/^(?!root|0\b)[\w:]+$/)
    expect(image?.from ?? service.image).toMatch(/:v?\d+(?:\.\d+){1,2}(?:-[\w.-]+)?$/)
    // What is built here is called by the version of its archive.
    const name = image ? /^marquee\/.*:\$\{\w+:-(?:local|next)\}$/ : /^[\w/]+:/
    expect(service.image).toMatch(name)
  })

  it('checks the health of each that goes on, and waits for the end of each that ends', () => {
    const checked = namesOf(
      (service) =>
        !service.healthcheck?.disable &&
        Boolean(service.healthcheck?.test ?? dockerfileOf(service)?.hasHealthCheck),
    )
    const ending = namesOf((service) => roleOf(service) === 'migrate')
    expect(ending).toEqual(['migrate', 'migrate-next'])
    expect([...checked, ...ending].toSorted()).toEqual(Object.keys(services).sort())
    const waits = all.flatMap(([name, { depends_on: those = {} }]) =>
      Object.entries(those).map(([other, { condition }]) => ({ name, other, condition })),
    )
    expect(waits.length).toBeGreaterThan(20)
    expect(
      waits.filter(
        ({ other, condition }) =>
          !(other in services) ||
          condition !==
            (ending.includes(other) ? 'service_completed_successfully' : 'service_healthy'),
      ),
    ).toEqual([])
    expect(
      new Set(waits.filter(({ other }) => ending.includes(other)).map(({ name }) => name)),
    ).toEqual(new Set(namesOf((service) => /^(?:api|sockets|worker)$/.test(roleOf(service) ?? ''))))
  })

  it('lets nobody but the fronts reach the platform, and nobody but the proxy be reached', () => {
    const platforms = namesOf((service) => roleOf(service) !== undefined)
    const reached = platforms.map((name) =>
      networksOf(serviceOf(name)).filter((one) => one !== 'out'),
    )
    expect(reached).toEqual(platforms.map(() => ['inner']))
    expect(networksOf(serviceOf('gate'))).toEqual(['inner'])
    const { networks } = parse(read('compose.yaml'), { merge: true, maxAliasCount: -1 }) as {
      networks: Record<string, { internal?: boolean }>
    }
    expect(networks['inner']?.internal).toBe(true)
    const out = namesOf((service) => networksOf(service).includes('out'))
    expect(out.filter((name) => !platforms.includes(name))).toEqual([])
    const open = namesOf(({ ports = [] }) => ports.some((port) => !port.startsWith('127.0.0.1:')))
    expect(open).toEqual(['proxy'])
    // Only the proxy's word on visitors counts: nothing else stands on its network with the fronts.
    const edge = namesOf((service) => networksOf(service).includes('edge'))
    const fronts = namesOf((service) => schemaOf('', service) === servedVariables)
    expect(edge.toSorted()).toEqual([...fronts, 'proxy'].sort())
  })

  it('starts next releases by name alone, and as what runs now but for their version', () => {
    const waiting = namesOf(({ profiles }) => profiles !== undefined)
    expect(waiting).toHaveLength(6)
    const shared = ({
      image: _image,
      build,
      profiles: _profiles,
      depends_on: _those,
      ...rest
    }: Service) => ({
      ...rest,
      dockerfile: build?.dockerfile,
    })
    const twins = waiting.map(
      (name) => [serviceOf(name), serviceOf(name.replace(/-next$/, ''))] as const,
    )
    for (const [next, now] of twins) {
      expect(shared(next)).toEqual(shared(now))
      expect([next.image, next.build?.context]).not.toEqual([now.image, now.build?.context])
    }
  })

  it('names only variables that the page on deploying explains', () => {
    const page = readFileSync(path.join(root, 'docs/deploying.md'), 'utf8')
    const named = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([])
  })
})

describe('images of deploy/', () => {
  it('are of the Node that is built with, and set what their process reads', () => {
    const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
      catalog: Record<string, string>
    }
    for (const name of readdirSync(deploy).filter(
      (file) => file.endsWith('.Dockerfile') && file !== 'proxy.Dockerfile',
    )) {
      const { from, user } = readDockerfile(name)
      expect([from, user]).toEqual([`node:${catalog['node']}-bookworm-slim`, 'node'])
    }
  })
})

describe('deploy/proxy', () => {
  it('reads the variables that are described, and no others', () => {
    expect(variablesOfProxy('Caddyfile').toSorted()).toEqual(Object.keys(proxyVariables).sort())
    expect(variablesOfProxy('gate.caddy').toSorted()).toEqual(Object.keys(gateVariables).sort())
    expect(variablesOfProxy('releases.caddy')).toEqual([])
  })

  it('leads to services of the compose file unless it is told others', () => {
    const text = read('proxy/Caddyfile') + read('proxy/gate.caddy')
    const targets = [...text.matchAll(/\{\$\w+:([^}]*:\d{4}[^}]*)\}/g)].flatMap(([, usual = '']) =>
      usual.split(' '),
    )
    const named = [...new Set(targets.map((target) => target.split(':')[0] ?? ''))].filter(
      (name) => name !== 'localhost',
    )
    expect(named.filter((name) => !(name in services))).toEqual([])
    expect(named).toEqual(
      expect.arrayContaining(['first', 'second', 'back-office', 'api', 'sockets-next']),
    )
  })

  it.runIf(hasCaddy())(
    'is taken by Caddy, for one release of a brand and for two, and is written as it writes',
    () => {
      const hosts = {
        FIRST_HOST: 'one.example',
        SECOND_HOST: 'two.example',
        STAFF_HOST: 'staff.example',
      }
      const caddy = (args: string[], variables = {}) =>
        execFileSync(program, args, {
          cwd: path.join(deploy, 'proxy'),
          env: { ...process.env, ...hosts, ...variables },
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        })
      const validate = (file: string, variables = {}) =>
        caddy(['validate', '--adapter', 'caddyfile', '--config', file], variables)
      for (const releases of ['one', 'two'])
        expect(
          validate('Caddyfile', {
            FIRST_RELEASES: releases,
            SECOND_RELEASES: releases,
            FIRST_PLACES: '0.|1[0-9]',
            ISSUER: 'internal',
          }),
        ).toContain('Valid configuration')
      expect(validate('gate.caddy')).toContain('Valid configuration')
      expect(() => validate('Caddyfile', { FIRST_RELEASES: 'three' })).toThrow(/first-three/)
      for (const file of readdirSync(path.join(deploy, 'proxy')))
        expect([file, caddy(['fmt', file])]).toEqual([file, read('proxy', file)])
    },
  )
})

describe('deploy/prometheus.yml', () => {
  interface Prometheus {
    rule_files: string[]
    scrape_configs: {
      job_name: string
      honor_labels?: boolean
      authorization: { credentials_file: string }
      static_configs: { targets: string[] }[]
    }[]
  }
  const watched = parse(read('prometheus.yml')) as Prometheus

  it('reads every service that has metrics, with the key, and judges by alerts.yml', () => {
    const targets = watched.scrape_configs.flatMap(({ static_configs: those }) =>
      those.flatMap(({ targets: its }) => its),
    )
    const read = targets.map((target) => target.split(':')[0] ?? '')
    const withMetrics = namesOf(
      (service) =>
        service.environment?.['METRICS_KEY'] !== undefined && roleOf(service) !== 'migrate',
    )
    expect(read.toSorted()).toEqual(withMetrics.toSorted())
    const prometheus = serviceOf('prometheus')
    expect(
      watched.scrape_configs.map(({ authorization }) => authorization.credentials_file),
    ).toEqual(watched.scrape_configs.map(() => `/run/secrets/${prometheus.secrets?.[0]}`))
    // Rules tell jobs of the platform apart by a label that Prometheus would take for its own.
    const ofPlatform = watched.scrape_configs.find(({ job_name: name }) => name === 'platform')
    expect(ofPlatform?.honor_labels).toBe(true)
    expect(watched.rule_files).toEqual(['alerts.yml'])
    expect(prometheus.volumes).toContain('./alerts.yml:/etc/prometheus/alerts.yml:ro')
    const own = networksOf(prometheus)
    expect(
      read.filter((name) => !networksOf(serviceOf(name)).some((network) => own.includes(network))),
    ).toEqual([])
  })
})

/** A gate where it is installed; in the nightly workflow it always is. */
function hasCaddy(): boolean {
  try {
    execFileSync(program, ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
