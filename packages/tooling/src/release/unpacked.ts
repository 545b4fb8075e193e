import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** What an archive says of itself. */
export interface Manifest {
  brand: string
  version: string
  build: string
  commit: string
  features: string[]
  migrations: string[]
  files: { path: string; size: number; sha256: string }[]
}

/** Runs an archive as a machine would that has Node and nothing else; gives where it listens. */
export function runArchive(
  folder: string,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`${path.basename(folder)} ended with ${code}: ${complaint}`)),
    )
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).once('line', (line) =>
      resolve({ child, url: (JSON.parse(line) as { url: string }).url }),
    )
  })
}

/** What a front or a platform answered. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Asks a process of this machine as a proxy does for a host. */
export function ask(
  url: string,
  host: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: object } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: { host, ...(body && { 'content-type': 'application/json' }), ...headers },
    })
    sent.once('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.once('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

/** Resident memory of a process, in MB of 1024 kB, where the system tells. */
export function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024
}
