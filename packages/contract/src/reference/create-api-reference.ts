import type { CallDefinition } from '../define-call';
import { API_KEY_SCOPE_LABELS, API_KEY_SCOPES } from '../entities/api-key';
import { TRANSPORT_BASE } from '../envelope';
import { KEY_SCOPES } from '../key-scopes';
import { ANSWER_FIELDS } from './answer-words';
import type { ApiCall, ApiReference } from './api-reference';
import { CALL_PURPOSES } from './call-purposes';
import { fieldsOf, jsonSchemaOf } from './describe-fields';
import { REQUEST_FIELDS } from './field-words';
import { COMMON_REFUSALS, refusalsOf } from './refusals';
import { sampleAnswer, sampleRequest } from './sample';

function describe(call: CallDefinition): ApiCall {
  const { name, summary, method, intent, idempotent } = call;
  const request = jsonSchemaOf(call.request, 'input');
  const answer = jsonSchemaOf(call.response, 'output');
  const at = { call: name, parent: name, way: '' };
  return {
    name,
    title: summary,
    purpose: CALL_PURPOSES[name] ?? '',
    method,
    path: TRANSPORT_BASE[call.transport] + call.path,
    intent,
    idempotent,
    mainOnly: !call.roles.includes('sub'),
    request: fieldsOf(request, at, { table: REQUEST_FIELDS, isRequest: true }),
    answer: fieldsOf(answer, at, { table: ANSWER_FIELDS, isRequest: false }),
    example: sampleRequest(name, request),
    answerExample: sampleAnswer(name, answer),
    refusals: refusalsOf(call, Object.keys(request.properties ?? {})),
  };
}

/** The calls that an API key may send, by the scope they need, as the page of the API tells them (decisions 107). */
export function createApiReference(calls: readonly CallDefinition[]): ApiReference {
  const byName = new Map(calls.map((call) => [call.name, call]));
  return {
    scopes: API_KEY_SCOPES.map((scope) => ({
      scope,
      label: API_KEY_SCOPE_LABELS[scope],
      calls: KEY_SCOPES[scope].flatMap((name) => {
        const call = byName.get(name);
        return call === undefined ? [] : [describe(call)];
      }),
    })),
    commonRefusals: COMMON_REFUSALS,
  };
}
