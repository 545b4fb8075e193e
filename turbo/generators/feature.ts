import type { PlopTypes } from '@turbo/gen'

/** A package that passes every check untouched: one page, its texts, stories and test. */
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
  actions: [
    {
      type: 'addMany',
      destination: '{{ turbo.paths.root }}/packages/features-{{ name }}',
      base: 'templates/feature',
      templateFiles: 'templates/feature/**/*.hbs',
    },
  ],
}
