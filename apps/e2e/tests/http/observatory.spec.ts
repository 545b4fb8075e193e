import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { allBrands } from '../../support/brands.ts'
import { makeCertificate } from '../../support/tls/certificate.ts'
import { startEdge } from '../../support/tls/edge.ts'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'

const run = promisify(execFile)
const scanner = path.resolve(import.meta.dirname, '../../support/tls/scan.ts')

interface Scanned {
  host: string
  grade: string
  score: number
  /** What each check found, and what that is worth. */
  points: Record<string, [result: string, points: number]>
}

/** What the MDN HTTP Observatory says of hosts of this machine that only a test's authority vouches for. */
async function observe(hosts: string[], authority: string): Promise<Scanned[]> {
  const { stdout } = await run(process.execPath, [scanner, ...hosts], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
  })
  return JSON.parse(stdout) as Scanned[]
}

test('the MDN HTTP Observatory gives every brand 140 points, an A+, as a first visitor finds it by TLS', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-tls-'))
  const hosts = allBrands.map((brand) => new URL(brand.origin).hostname)
  const certificate = makeCertificate(hosts)
  const authority = path.join(folder, 'authority.pem')
  writeFileSync(authority, certificate.cert)
  const edge = await startEdge(readTests().E2E_PORT, certificate)
  try {
    const found = await observe(
      hosts.map((host) => `${host}:${edge.port}`),
      authority,
    )
    expect(found.map(({ host }) => host.split(':')[0])).toEqual(hosts)
    for (const { host, grade, score, points } of found) {
      const lost = Object.entries(points).filter(([, [, worth]]) => worth < 0)
      expect(lost, host).toEqual([])
      expect([grade, score], `${host} ${JSON.stringify(points)}`).toEqual(['A+', 140])
    }
  } finally {
    await edge.stop()
    rmSync(folder, { recursive: true })
  }
})
