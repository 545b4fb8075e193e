import { type Environment, readEnvironment, variable } from '@marquee/platform-kernel/environment'
import { z } from 'zod'

/** What a build reads. Nothing of an environment that players meet is among it. */
export const buildVariables = {
  COMMIT: variable(z.string().optional(), {
    description: 'The commit that is built, where there is no repository to ask.',
    example: '3f1c2d9',
  }),
  GITHUB_SHA: variable(z.string().optional(), {
    description: 'The same, as a CI service calls it; COMMIT wins.',
    example: '3f1c2d9',
  }),
  SOURCE_DATE_EPOCH: variable(z.string().optional(), {
    description: "The time that a build bears, in seconds; the commit's own unless given.",
    example: '1764547200',
  }),
  MARQUEE_PREVIEW: variable(z.string().optional(), {
    description: '`1` builds pages for whoever works on a brand; a release has not a byte of them.',
    example: '1',
  }),
}

export const readBuild = (env: Environment) => readEnvironment(buildVariables, env)
