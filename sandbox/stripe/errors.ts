/** Stripe's error bodies: https://docs.stripe.com/error-codes. The SDK picks its error class by `type`, `code` and status. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  doc_url?: string
  param?: string
  request_log_url?: string
}

export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code
      ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` }
      : body
  }
}

export function invalidRequest(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  })
}

/** A missing object is a 404 when the address names it and a 400 when a parameter does. */
export function noSuch(kind: string, id: string, param: string, status: 400 | 404): ApiError {
  const message = `No such ${kind}: '${id}'`
  return new ApiError(status, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}

export function missingKey(): ApiError {
  const message =
    "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
  return new ApiError(401, { type: 'invalid_request_error', message })
}

export function wrongKey(key: string): ApiError {
  const shown = key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}` : '********'
  return new ApiError(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${shown}` })
}

export function unknownAddress(method: string, path: string): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  })
}

export function keyInUse(key: string): ApiError {
  return new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
  })
}

export function keyReused(key: string, method: string, path: string): ApiError {
  return new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request (${method} ${path}).`,
  })
}

/** What a scripted fault answers; nothing was executed. */
export function scriptedError(status: 409 | 429 | 500): ApiError {
  if (status === 409)
    return new ApiError(409, {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
    })
  if (status === 429)
    return new ApiError(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Request rate limit exceeded.',
    })
  return new ApiError(500, { type: 'api_error', message: 'An unknown error occurred.' })
}
