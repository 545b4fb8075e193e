import { describe, expect, it } from 'vitest'
import { forwardedCookies, headersFor } from './forwarding.ts'

describe('headersFor', () => {
  it('forwards only what is on the list, and says for whom it asks', () => {
    const request = new Request('http://tao.localhost:3000/lobby/', {
      headers: {
        host: 'tao.localhost:3000',
        cookie: 'a=b',
        'x-secret': 'no',
        authorization: 'no',
        'user-agent': 'x',
      },
    })
    expect(headersFor(request, 'key')).toEqual({
      'client-host': 'tao.localhost:3000',
      'client-path': '/lobby/',
      'x-renderer-key': 'key',
      cookie: 'a=b',
      'user-agent': 'x',
    })
  })
})

describe('forwardedCookies', () => {
  it('turns the deleted language into the default one and leaves the rest', () => {
    const response = new Response(null, {
      headers: [
        ['set-cookie', 'language=deleted; Path=/'],
        ['set-cookie', 'marquee=abc'],
      ],
    })
    expect(forwardedCookies(response)).toEqual(['language=en; Path=/', 'marquee=abc'])
  })
})
