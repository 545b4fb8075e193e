import { isApiError } from '@marquee/api-client'
import { track, useIsInBrowser, useT } from '@marquee/core'
import { type FormHTMLAttributes, useState } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { checks } from './checks.ts'
import { explain } from './explain.ts'

type Values = Record<string, string>

export interface AccountFormOptions {
  /** What analytics call it. */
  name: string
  /** Every field with what it holds at first. */
  values: Values
  /** Fields that may stay empty. */
  optional?: readonly string[]
  /** Sends what passed. Its failure is explained; the form keeps what was typed. */
  send: (values: Values) => Promise<void>
}

export interface AccountField extends UseFormRegisterReturn {
  id: string
  error: string | undefined
}

export interface AccountForm {
  formProps: FormHTMLAttributes<HTMLFormElement>
  field: (name: string) => AccountField
  /** Follows one value while it is typed. */
  watch: (name: string) => string
  /** What is wrong with the whole of it. */
  problem: string | undefined
  busy: boolean
  /** False until the page can handle the form itself. */
  ready: boolean
  reset: (values: Values) => void
}

/** A form of the account: checked field by field when it is sent, the focus on the first problem. */
export function useAccountForm({
  name,
  values,
  optional = [],
  send,
}: AccountFormOptions): AccountForm {
  const t = useT('account')
  const [problem, setProblem] = useState<string>()
  const ready = useIsInBrowser()
  const form = useForm<Values>({ defaultValues: values })
  const { errors, isSubmitting } = form.formState

  const check = (field: string) => async (value: string) => {
    if (!value && optional.includes(field)) return true
    const found = await checks[field]?.(value ?? '')
    return found ? t(found.key, found.values ?? {}) : true
  }

  const refuse = (error: unknown) => {
    for (const { field, key, values: words } of explain(error)) {
      const text = t(key, words ?? {})
      if (field !== null && field in values) {
        form.setError(field, { type: 'server', message: text }, { shouldFocus: true })
      } else setProblem(text)
    }
  }

  const submit = async (typed: Values) => {
    setProblem(undefined)
    try {
      await send(typed)
      track('send_form', { form_name: name, message: 'success' })
    } catch (error) {
      track('send_form', { form_name: name, message: isApiError(error) ? error.code : 'failed' })
      refuse(error)
    }
  }

  return {
    formProps: {
      noValidate: true,
      // Never a GET: what was typed must not end up in an address.
      method: 'post',
      onSubmit: (event) => void form.handleSubmit(submit)(event),
    },
    field: (field) => ({
      ...form.register(field, { validate: check(field) }),
      id: `${name}-${field}`,
      error: errors[field] ? (errors[field].message ?? '') : undefined,
    }),
    watch: (field) => form.watch(field) ?? '',
    problem,
    busy: isSubmitting,
    ready,
    reset: (next) => form.reset(next),
  }
}
