import { commonFailures, type Endpoint, endpoints, failures } from '@cusp/contract'
import { z } from 'zod'

const json = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })
  return rest
}

const security: Record<Endpoint['access'], readonly Record<string, readonly string[]>[]> = {
  public: [],
  browse: [],
  operatorLogin: [],
  signedIn: [{ token: [] }],
  approved: [{ token: [] }],
  operator: [{ operatorCookie: [] }],
}

/** The whole API as an OpenAPI 3.0 document, made from the contract and from nothing else. */
export function openApiDocument(): object {
  const paths: Record<string, object> = {}
  for (const { module, name, endpoint } of endpoints) {
    const answers = [...commonFailures, ...endpoint.failures].map(
      (failure) => `\`${failures[failure].code}\` ${failures[failure].says.en}`,
    )
    const properties: Record<string, object> = {}
    for (const [field, rule] of Object.entries(endpoint.files ?? {})) {
      properties[field] = {
        type: 'string',
        format: 'binary',
        description: `${rule.kinds.join(', ')}; at most ${rule.atMostBytes} bytes`,
      }
    }
    const input = json(endpoint.input, 'input')
    const content = endpoint.files
      ? { 'multipart/form-data': { schema: { allOf: [input, { type: 'object', properties }] } } }
      : { 'application/json': { schema: input } }
    const operation = {
      tags: [module],
      operationId: `${module}.${name}`,
      summary: endpoint.summary,
      description: `Access: ${endpoint.access}${endpoint.permission ? ` (${endpoint.permission})` : ''}\n\nRefusals:\n\n${answers.map((a) => `- ${a}`).join('\n')}`,
      parameters: [{ $ref: '#/components/parameters/LangEnv' }, { $ref: '#/components/parameters/Currency' }],
      security: security[endpoint.access],
      requestBody: { content },
      responses: {
        200: {
          description:
            'The envelope. `resultID` 1200 means success; any other is a refusal with its sentence in `message`.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['resultID', 'message', 'data'],
                properties: {
                  resultID: { type: 'integer' },
                  message: { type: 'string' },
                  data: json(endpoint.output, 'input'),
                },
              },
            },
          },
        },
      },
    }
    for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
      paths[path] = {
        post: path === endpoint.path ? operation : { ...operation, operationId: `${operation.operationId}@${path}` },
      }
    }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Cusp',
      version: '1',
      description:
        'Every call is a POST. Money travels as decimals in the currency of the call; dates as ISO 8601 in UTC.',
    },
    paths,
    components: {
      parameters: {
        LangEnv: {
          name: 'LangEnv',
          in: 'header',
          schema: { type: 'string', enum: ['1', '2', '3'], default: '2' },
          description: '1 Simplified Chinese, 2 English, 3 Traditional Chinese',
        },
        Currency: { name: 'Currency', in: 'header', schema: { type: 'string', enum: ['HKD', 'USD'], default: 'HKD' } },
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of the login answer; browsers use a cookie instead',
        },
        operatorCookie: { type: 'apiKey', in: 'cookie', name: 'cusp_operator' },
      },
    },
  }
}

/** The document as a page that reads without scripts. */
export function openApiPage(): string {
  const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
  const rows = endpoints.map(
    ({
      module,
      name,
      endpoint,
    }) => `<details><summary><code>${escaped(endpoint.path)}</code> ${escaped(endpoint.summary)}</summary>
<p>${module}.${name}, access ${endpoint.access}${endpoint.permission ? `, permission ${endpoint.permission}` : ''}</p>
<h3>Takes</h3><pre>${escaped(JSON.stringify(json(endpoint.input, 'input'), null, 1))}</pre>
<h3>Gives</h3><pre>${escaped(JSON.stringify(json(endpoint.output, 'input'), null, 1))}</pre>
<h3>Refuses</h3><ul>${endpoint.failures.map((f) => `<li><code>${failures[f].code}</code> ${escaped(failures[f].says.en)}</li>`).join('') || '<li>only the common refusals</li>'}</ul></details>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cusp API</title>
<link rel="stylesheet" href="/docs/style.css"></head><body><h1>Cusp API</h1>
<p>Made from the contract. The same as a document for tools: <a href="/openapi.json">openapi.json</a>. Every call is a POST with the headers LangEnv and Currency and answers <code>{ resultID, message, data }</code>.</p>${rows.join('\n')}</body></html>`
}

export const openApiStyle =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#12302a}summary{padding:.4rem 0;cursor:pointer}pre{background:#f2f6f5;padding:1rem;overflow:auto;font-size:13px}code{font-size:.95em}details{border-bottom:1px solid #d8e3e0}'
