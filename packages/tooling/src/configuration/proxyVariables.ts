import { variable } from '@marquee/platform-kernel/environment'
import { z } from 'zod'

const text = z.string()
const host = z.string().regex(/^[\w.-]+$/, 'a host name')
const places = z.string().regex(/^[\w.[\]|-]+$/, 'an expression for two digits from 0 to f')

/** The table of a brand: where it is, where its next release is, and who is sent there. */
const brandVariables = (name: string, service: string) => ({
  [`${name}_HOST`]: variable(host, {
    description: `Host name of the ${service} brand.`,
    example: `play.${service}.example`,
  }),
  [name]: variable(text.default(`${service}:3000`), {
    description: `Where the ${service} brand's front listens.`,
    example: `${service}:3000`,
  }),
  [`${name}_NEXT`]: variable(text.default(`${service}-next:3000`), {
    description: 'Where its next release listens while it is staged.',
    example: `${service}-next:3000`,
  }),
  [`${name}_RELEASES`]: variable(z.enum(['one', 'two']).default('one'), {
    description: '`two` while a release of it is staged: visitors are given a place then.',
    example: 'two',
  }),
  [`${name}_PLACES`]: variable(places.default('none'), {
    description:
      'Which of the places 00 to ff get its next release, as an expression: `0.|1[0-9]` is a tenth, `..` is everybody.',
    example: '0.|1[0-9]',
  }),
})

const adminVariable = variable(text.default('localhost:2019'), {
  description: 'Where `caddy reload` finds it.',
  example: 'unix//run/caddy/admin.sock',
})

const port = (usual: number) => z.coerce.number().int().min(1).max(65_535).default(usual)

/** What `deploy/proxy/Caddyfile` reads. */
export const proxyVariables = {
  ADMIN: adminVariable,
  HTTP_PORT: variable(port(80), {
    description: 'Port in the clear; it leads to the other.',
    example: '80',
  }),
  HTTPS_PORT: variable(port(443), { description: 'Port with TLS.', example: '443' }),
  ISSUER: variable(z.enum(['acme', 'internal']).default('acme'), {
    description:
      'Who signs the certificates: `acme` a public authority, `internal` one of its own, for a machine that nobody else reaches.',
    example: 'acme',
  }),
  ...brandVariables('FIRST', 'first'),
  ...brandVariables('SECOND', 'second'),
  STAFF_HOST: variable(host, {
    description: 'Host name at which staff work.',
    example: 'staff.example',
  }),
  STAFF: variable(text.default('back-office:3000'), {
    description: 'Where the front of the back office listens.',
    example: 'back-office:3000',
  }),
}

/** What `deploy/proxy/gate.caddy` reads. */
export const gateVariables = {
  ADMIN: adminVariable,
  GATE_PORT: variable(port(3100), { description: 'Port for the fronts.', example: '3100' }),
  APIS: variable(text.default('api:3100 api-next:3100'), {
    description: 'Who answers calls: the first that is ready.',
    example: 'api-next:3100 api:3100',
  }),
  SOCKETS: variable(text.default('sockets:3100 sockets-next:3100'), {
    description: "Who holds players' connections: the first that is ready.",
    example: 'sockets-next:3100 sockets:3100',
  }),
}
