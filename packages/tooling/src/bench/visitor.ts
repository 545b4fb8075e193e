import { randomUUID } from 'node:crypto'
import { request } from 'node:http'

/** Signs a new player up at the front of this machine; gives the session's cookie. @throws when refused. */
export async function signUp(port: number, host: string): Promise<string> {
  const body = JSON.stringify({
    email: `bench-${randomUUID()}@example.test`,
    password: 'a-long-password',
    name: 'Alexandra',
    surname: 'Reed',
    birthDay: '1990-05-17',
    zip: '94016',
    state: 'CA',
    acceptedTerms: true,
    locale: 'en',
  })
  const headers = {
    host,
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', method: 'POST', path: '/rest/sign-up/', headers },
      (answer) => {
        answer.resume()
        const cookie = answer.headers['set-cookie']
          ?.map((one) => one.split(';')[0] ?? '')
          .find((one) => one.startsWith('marquee='))
        if (cookie) resolve(cookie)
        else reject(new Error(`Signing up was answered with ${answer.statusCode ?? 0}.`))
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}
