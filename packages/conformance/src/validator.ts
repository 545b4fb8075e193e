import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Contract, Schema } from './document.ts'

/** What a schema says against a value: a sentence, or null when it fits. */
export type Complaint = string | null

export interface Validator {
  check: (schema: Schema, value: unknown) => Complaint
  checkNamed: (name: string, value: unknown) => Complaint
  /** The schema itself where one only refers to it. */
  resolve: (schema: Schema) => Schema
}

/** Checks values by the schemas of a contract. */
export function makeValidator({ document }: Contract): Validator {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  formats.default(ajv)
  ajv.addSchema({ ...document, $id: 'contract' }, 'contract')
  const compiled = new WeakMap<Schema, ValidateFunction>()

  /** References are within the document: seen from a schema of its own they name it. */
  const absolute = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(absolute)
    if (typeof schema !== 'object' || schema === null) return schema
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string' ? `contract${value}` : absolute(value),
      ]),
    )
  }

  function check(schema: Schema, value: unknown): Complaint {
    let validate = compiled.get(schema)
    if (!validate) {
      validate = ajv.compile(absolute(schema) as object)
      compiled.set(schema, validate)
    }
    if (validate(value)) return null
    const [first] = validate.errors ?? []
    return `${first?.instancePath || 'the body'} ${first?.message ?? 'does not fit'}`
  }

  const named = (name: string): Schema => document.components.schemas[name] ?? {}
  return {
    check,
    checkNamed: (name, value) => check(named(name), value),
    resolve: (schema) =>
      schema.$ref ? (named(schema.$ref.split('/').at(-1) ?? '') ?? schema) : schema,
  }
}
