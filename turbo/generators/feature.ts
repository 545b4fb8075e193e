import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PlopTypes } from '@turbo/gen'

interface Answers {
  turbo: { paths: { root: string } }
}

/** Day and number of a migration after all that there are: databases have taken those already. */
function nextMigration({ turbo }: Answers): string {
  const files = globSync(
    ['packages/*/src/**/migrations.ts', 'apps/platform/src/**/migrations.ts'],
    {
      cwd: turbo.paths.root,
      exclude: (file) => file.includes('node_modules'),
    },
  )
  const names = files.flatMap((file) => {
    const text = readFileSync(path.join(turbo.paths.root, file), 'utf8')
    return [...text.matchAll(/name: '(\d{8})-(\d+)-/g)].map(([, day, number]) => ({
      day: day ?? '',
      number: Number(number),
    }))
  })
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const last = names.reduce((latest, { day }) => (day > latest ? day : latest), today)
  const taken = names.filter(({ day }) => day === last).map(({ number }) => number)
  return `${last}-${Math.max(0, ...taken) + 1}`
}

const brand = '{{ turbo.paths.root }}/apps/wireframe'

/** The internal brand has every feature. */
const onInternalBrand: PlopTypes.ActionType[] = [
  {
    type: 'modify',
    path: `${brand}/brand.ts`,
    pattern: /(\nimport \{ wireframe \} from)/,
    template: "\nimport { {{ camelCase name }} } from '@marquee/features-{{ name }}'$1",
  },
  {
    type: 'modify',
    path: `${brand}/brand.ts`,
    pattern: /(\n {4}\.\.\.baseFeatures\()/,
    template: '\n    {{ camelCase name }}(),$1',
  },
  {
    type: 'modify',
    path: `${brand}/campaigns.ts`,
    pattern: /(\nconst figures = )/,
    template:
      "import { {{ camelCase name }}Preset } from '@marquee/features-{{ name }}/server/preset'\n$1",
  },
  {
    type: 'modify',
    path: `${brand}/campaigns.ts`,
    pattern: /(\n {2}wheels: \[)/,
    template: '\n  {{ camelCase name }}: {{ camelCase name }}Preset(figures),$1',
  },
  {
    type: 'modify',
    path: `${brand}/package.json`,
    pattern: /(\n {4}"@marquee\/features-wheels": )/,
    template: '\n    "@marquee/features-{{ name }}": "workspace:*",$1',
  },
]

/**
 * A capability from the ledger to the page, that passes every check untouched: a call that costs and pays,
 * settings, a migration, a listener, a job, a page, a modal, texts, stories and tests, one in a browser. The
 * platform knows it and the internal brand has it; another brand has it once its `brand.ts` and `campaigns.ts` say so.
 */
export const featureGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'A capability a brand can switch',
  prompts: [
    {
      type: 'input',
      name: 'name',
      message: 'Its id, in small letters joined by hyphens (money-box)',
      validate: (name: string) =>
        /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) ||
        'Use small letters and hyphens, for example money-box.',
    },
  ],
  actions: (answers) => {
    const migration = nextMigration(answers as unknown as Answers)
    return [
      {
        type: 'addMany',
        destination: '{{ turbo.paths.root }}/packages/features-{{ name }}',
        base: 'templates/feature',
        templateFiles: 'templates/feature/**/*.hbs',
        data: { migration },
      },
      {
        type: 'modify',
        path: '{{ turbo.paths.root }}/apps/platform/src/modules.ts',
        pattern: /(\nimport \{ winners \} from)/,
        template: "\nimport { {{ camelCase name }} } from '@marquee/features-{{ name }}/server'$1",
      },
      {
        type: 'modify',
        path: '{{ turbo.paths.root }}/apps/platform/src/modules.ts',
        pattern: /(\n {2}winners,)/,
        template: '\n  {{ camelCase name }},$1',
      },
      {
        type: 'modify',
        path: '{{ turbo.paths.root }}/apps/platform/package.json',
        pattern: /(\n {4}"@marquee\/features-vip": )/,
        template: '\n    "@marquee/features-{{ name }}": "workspace:*",$1',
      },
      {
        type: 'add',
        path: '{{ turbo.paths.root }}/apps/platform/src/tests/{{ name }}/{{ name }}.test.ts',
        templateFile: 'templates/featureOnPlatform.test.ts.hbs',
      },
      {
        type: 'add',
        path: '{{ turbo.paths.root }}/apps/platform/src/tests/{{ name }}/ownership.ts',
        templateFile: 'templates/featureOwnership.ts.hbs',
      },
      {
        type: 'add',
        path: '{{ turbo.paths.root }}/apps/e2e/tests/desktop/{{ name }}.spec.ts',
        templateFile: 'templates/featureInBrowser.spec.ts.hbs',
      },
      ...onInternalBrand,
    ]
  },
}
