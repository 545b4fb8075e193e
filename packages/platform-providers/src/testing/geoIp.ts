import { type CityRecord, recordOf } from './cityDatabase.ts'
import { startHttpServer, type TestHttpServer } from './httpServer.ts'

export interface TestGeoIp extends TestHttpServer {
  accountId: string
  key: string
  /** What it does instead of its work, until told otherwise. */
  break: (how: 'silent' | 'slow' | 'failing' | 'confused' | 'spent' | null) => void
}

const refuse = (status: number, code: string) => ({
  status,
  body: { code, error: `Planned: ${code}` },
})

/** MaxMind's City web service, on this machine: knows these addresses, for whoever has the account. */
export async function startGeoIp(
  records: Readonly<Record<string, CityRecord>>,
): Promise<TestGeoIp> {
  const [accountId, key] = ['424242', 'licence-key-of-the-account']
  const authorization = `Basic ${Buffer.from(`${accountId}:${key}`).toString('base64')}`
  let broken: Parameters<TestGeoIp['break']>[0] = null
  const service = '/geoip/v2.1/city/'
  const server = await startHttpServer(({ method, path, headers }) => {
    if (broken === 'silent') return null
    if (broken === 'failing') return { status: 503 }
    if (broken === 'confused') return { status: 200, body: [] }
    if (broken === 'spent') return refuse(402, 'INSUFFICIENT_FUNDS')
    if (method !== 'GET' || !path.startsWith(service)) return { status: 404 }
    if (headers.authorization !== authorization) return refuse(401, 'AUTHORIZATION_INVALID')
    const ip = decodeURIComponent(path.slice(service.length))
    if (/^(127|10)\./.test(ip)) return refuse(400, 'IP_ADDRESS_RESERVED')
    const record = records[ip]
    if (!record) return refuse(404, 'IP_ADDRESS_NOT_FOUND')
    return {
      status: 200,
      after: broken === 'slow' ? 3_000 : 0,
      body: { ...recordOf(record), traits: { ip_address: ip }, maxmind: { queries_remaining: 9 } },
    }
  })
  return {
    ...server,
    url: `${server.url}geoip/v2.1/city`,
    accountId,
    key,
    break: (how) => (broken = how),
  }
}
