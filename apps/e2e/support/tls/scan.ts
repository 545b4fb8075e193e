import dns from 'node:dns'
import { scan } from '@mdn/mdn-http-observatory'

// Run as a program of its own, so that it can be told whom to believe (NODE_EXTRA_CA_CERTS): scans the
// hosts it is given and writes what the Observatory says of each as JSON.

const { lookup } = dns
type Done = (
  error: NodeJS.ErrnoException | null,
  address: string | dns.LookupAddress[],
  family: number,
) => void
/** Names below `localhost` are this machine, whatever the system's resolver says. */
Object.assign(dns, {
  lookup(hostname: string, options: dns.LookupOptions, done: Done) {
    const name = hostname.endsWith('.localhost') ? 'localhost' : hostname
    lookup(name, { ...options, family: 4 }, done)
  },
})

const results = []
for (const host of process.argv.slice(2)) {
  const { scan: summary, tests } = await scan(host)
  const points = Object.fromEntries(
    Object.entries(tests).map(([name, { result, scoreModifier }]) => [
      name,
      [result, scoreModifier],
    ]),
  )
  results.push({ host, grade: summary.grade, score: summary.score, points })
}
console.log(JSON.stringify(results))
