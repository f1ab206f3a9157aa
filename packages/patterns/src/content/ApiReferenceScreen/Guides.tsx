import { Card } from '@compute-market/components/card';
import { CodeBlock } from '@compute-market/components/code-block';
import { LinkButton } from '@compute-market/components/link-button';
import type { ApiReference } from '@compute-market/contract/reference/api-reference';
import { curlExample } from '@compute-market/contract/reference/examples';
import { routes } from '@compute-market/contract/routes';
import type { ApiReferenceScreenProps } from './ApiReferenceScreen';
import { Anchored, Guide, Rules } from './ApiReferenceScreen.styles';
import { RefusalList } from './CallPart';
import { codeNames } from './code-names';
import { apiReferenceMessages as messages } from './messages';

/** Ids of what the index leads to beside the calls. */
export const QUICK_START = 'quick-start';
export const ERRORS = 'errors';

const namesOf = (step: string) => codeNames(messages.commands, step);

/** 快速开始: from the key to the first answer. */
export function QuickStart({ reference, base, site }: Pick<ApiReferenceScreenProps, 'reference' | 'base' | 'site'>) {
  const calls = reference.scopes.flatMap((scope) => scope.calls);
  const first = calls.find(({ name }) => name === 'getInstances');
  return (
    <Anchored id={QUICK_START}>
      <Card title={messages.quickStart}>
        <Guide>
          <li>
            <h3>{messages.stepKey}</h3>
            <p>{messages.stepKeyHelp}</p>
            <LinkButton size="sm" href={routes.safe.to()}>
              {messages.makeKey}
            </LinkButton>
          </li>
          <li>
            <h3>{messages.stepKeep}</h3>
            <p>{messages.stepKeepHelp}</p>
            <CodeBlock labels={namesOf(messages.stepKeep)} code={messages.stepKeepCode} />
          </li>
          {first !== undefined && (
            <li>
              <h3>{messages.stepCall}</h3>
              <p>{messages.stepCallHelp}</p>
              <CodeBlock labels={namesOf(messages.stepCall)} code={curlExample(first, base)} />
            </li>
          )}
          <li>
            <h3>{messages.stepCli}</h3>
            <p>{messages.stepCliHelp}</p>
            <CodeBlock labels={namesOf(messages.stepCli)} code={messages.stepCliCode(site)} />
          </li>
        </Guide>
      </Card>
    </Anchored>
  );
}

/** 错误与重试: what may be sent again, and what every call may be refused with. */
export const Errors = ({ refusals }: { readonly refusals: ApiReference['commonRefusals'] }) => (
  <Anchored id={ERRORS}>
    <Card title={messages.errors}>
      <Rules>
        {messages.rules.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        <div>
          <h3>{messages.common}</h3>
          <RefusalList refusals={refusals} />
        </div>
      </Rules>
    </Card>
  </Anchored>
);
