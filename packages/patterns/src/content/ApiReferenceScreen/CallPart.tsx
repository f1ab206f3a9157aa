import { Cluster } from '@compute-market/components/cluster';
import { CodeBlock } from '@compute-market/components/code-block';
import { Collapse } from '@compute-market/components/collapse';
import { CopyButton } from '@compute-market/components/copy-button';
import { Tabs } from '@compute-market/components/tabs';
import { Tag } from '@compute-market/components/tag';
import { Text } from '@compute-market/components/text';
import type { ApiCall, ApiField, ApiRefusal } from '@compute-market/contract/reference/api-reference';
import { curlExample, fetchExample } from '@compute-market/contract/reference/examples';
import { useState } from 'react';
import { Anchored, CallTitle, Codes, Details, FieldHead, Fields, Mono, Part } from './ApiReferenceScreen.styles';
import { codeNames } from './code-names';
import { apiReferenceMessages as messages } from './messages';

/** Answers with more fields than this open on demand. */
const fewFields = 20;

const sentence = ({ words, unit, bounds }: ApiField): string =>
  [words, unit && messages.unit(unit), bounds && messages.values(bounds)].filter((part) => part !== '').join('。');

function FieldList({ fields, isRequest }: { readonly fields: readonly ApiField[]; readonly isRequest: boolean }) {
  return (
    <Fields>
      {fields.map((field) => (
        <li key={field.name}>
          <FieldHead>
            <Mono>{field.name}</Mono>
            <span>{field.type}</span>
            {isRequest && field.required && <span data-required="">{messages.required}</span>}
            {isRequest && !field.required && <span>{messages.optional}</span>}
            {!isRequest && !field.required && <span>{messages.maybeAbsent}</span>}
            {field.nullable && <span>{messages.nullable}</span>}
          </FieldHead>
          <p>{sentence(field)}</p>
        </li>
      ))}
    </Fields>
  );
}

export const RefusalList = ({ refusals }: { readonly refusals: readonly ApiRefusal[] }) => (
  <Codes>
    {refusals.map(({ number, reason }) => (
      <li key={reason}>
        <code>{number}</code>
        <span>{reason}</span>
      </li>
    ))}
  </Codes>
);

function Examples({ call, base }: { readonly call: ApiCall; readonly base: string }) {
  const [language, setLanguage] = useState<'curl' | 'typescript'>('curl');
  const what = messages[language];
  return (
    <Tabs
      label={messages.example}
      value={language}
      onValueChange={setLanguage}
      items={[
        { value: 'curl', label: messages.curl },
        { value: 'typescript', label: messages.typescript },
      ]}
    >
      <CodeBlock
        labels={codeNames(what, call.title)}
        code={language === 'curl' ? curlExample(call, base) : fetchExample(call, base)}
      />
    </Tabs>
  );
}

function Answer({ call: { title, answer, answerExample } }: { readonly call: ApiCall }) {
  return (
    <>
      <h3>{messages.answerExample}</h3>
      <CodeBlock
        labels={codeNames(messages.answerExample, title)}
        code={JSON.stringify({ status: 0, reason: '', data: answerExample }, null, 2)}
      />
      {answer.length === 0 ? (
        <Text as="p" tone="secondary">
          {messages.noAnswer}
        </Text>
      ) : (
        <Collapse title={messages.answer(answer.length)} defaultOpen={answer.length <= fewFields}>
          <FieldList fields={answer} isRequest={false} />
        </Collapse>
      )}
    </>
  );
}

interface CallPartProps {
  call: ApiCall;
  /** Where the calls are sent. */
  base: string;
  /** The whole address of this call on the page. */
  address: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Facts = ({ call: { intent, idempotent, mainOnly }, address, call }: Pick<CallPartProps, 'call' | 'address'>) => (
  <Cluster gap={8} rowGap={4}>
    {intent && <Tag tone="warn">{messages.paid}</Tag>}
    {idempotent && <Tag tone="ok">{messages.retriable}</Tag>}
    {mainOnly && <Tag>{messages.mainOnly}</Tag>}
    <Mono>{call.name}</Mono>
    <CopyButton value={address} label={messages.link(call.title)} />
  </Cluster>
);

/** One call: its name and path, and all about it when it is open. */
export function CallPart({ call, base, address, open, onOpenChange }: CallPartProps) {
  return (
    <Anchored id={call.name}>
      <Collapse
        open={open}
        onOpenChange={onOpenChange}
        title={
          <CallTitle>
            <strong>{call.title}</strong>
            <Mono>{`${call.method} ${call.path}`}</Mono>
          </CallTitle>
        }
      >
        {open && (
          <>
            <Text as="p">{call.purpose}</Text>
            <Facts call={call} address={address} />
            <Details>
              <Part>
                <h3>{messages.request}</h3>
                {call.request.length === 0 ? (
                  <Text as="p" tone="secondary">
                    {messages.noRequest}
                  </Text>
                ) : (
                  <FieldList fields={call.request} isRequest />
                )}
                <h3>{messages.refusals}</h3>
                {call.refusals.length === 0 ? (
                  <Text as="p" tone="secondary">
                    {messages.onlyCommon}
                  </Text>
                ) : (
                  <RefusalList refusals={call.refusals} />
                )}
              </Part>
              <Part>
                <Examples call={call} base={base} />
                <Answer call={call} />
              </Part>
            </Details>
          </>
        )}
      </Collapse>
    </Anchored>
  );
}
