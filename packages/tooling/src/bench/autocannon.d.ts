declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** s. */
    duration: number
    headers: Record<string, string>
    /** Asked in turn by each connection. */
    requests?: { headers: Record<string, string> }[]
  }
  interface Result {
    /** Answers with a status from 200 to 299, and all others. */
    '2xx': number
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
