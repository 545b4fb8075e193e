import { describe, expect, it } from 'vitest'
import { allowedTarget } from './allowedTarget.ts'

const brand = { allowedHosts: ['partner.example', 'pay.example:8443'] }
const target = (to: string) => allowedTarget(brand, to, 'https://brand.example')

describe('allowedTarget', () => {
  it.each([
    ['/vip?tab=2', '/vip?tab=2'],
    ['https://brand.example/vip', '/vip'],
    ['https://brand.example//evil.example', '/evil.example'],
    ['https://partner.example/x?a=1', 'https://partner.example/x?a=1'],
    ['https://pay.example:8443/', 'https://pay.example:8443/'],
  ])('SESSION-04 allows %s', (to, expected) => {
    expect(target(to)).toBe(expected)
  })
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'http://partner.example/',
    'https://partner.example.evil.example/',
    'https://partner.example@evil.example/',
    'https://me:pass@partner.example/',
    'https://pay.example/',
    'javascript:alert(1)',
    'blob:https://brand.example/1',
    'data:text/html,x',
    'https://',
  ])('drops %s', (to) => {
    expect(target(to)).toBeNull()
  })
})
