import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { LinkButton } from '@compute-market/components/link-button';
import { NoResult } from '@compute-market/components/no-result';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import type { ApiReference, ApiScope } from '@compute-market/contract/reference/api-reference';
import { routes } from '@compute-market/contract/routes';
import { useEffect, useState } from 'react';
import { LiveSearch } from '../../list-filter';
import { PageHead } from '../../shell/PageHead';
import { Columns, IndexTree, Page } from '../docs-view';
import { Anchored } from './ApiReferenceScreen.styles';
import { CallPart } from './CallPart';
import { ERRORS, Errors, QUICK_START, QuickStart } from './Guides';
import { apiReferenceMessages as messages } from './messages';
import { searchCalls } from './search-calls';

export interface ApiReferenceScreenProps {
  reference: ApiReference;
  /** What is searched for; it lives in the address. */
  query: string;
  /** The call that the address names by its anchor, which is open; null without one. */
  current: string | null;
  /** Where the calls are sent, whole, such as `https://example.com/api`. */
  base: string;
  /** Where this site stands, whole, without a slash at its end. */
  site: string;
  /** Address of the OpenAPI document; null where the back end has none. */
  openApiHref: string | null;
  onQueryChange: (query: string) => void;
}

const scopeId = ({ scope }: ApiScope): string => `scope-${scope}`;
const countOf = (scopes: readonly ApiScope[]) => scopes.reduce((sum, { calls }) => sum + calls.length, 0);
const addressOf = (id: string, query = ''): string =>
  `${routes.apiReference.to(query === '' ? undefined : { q: query })}#${id}`;

function Index({ scopes, query }: { readonly scopes: readonly ApiScope[]; readonly query: string }) {
  const guides = [
    { key: QUICK_START, title: messages.quickStart },
    { key: ERRORS, title: messages.errors },
  ];
  const entry = ({ key, title }: { readonly key: string; readonly title: string }) => ({
    key,
    title,
    href: addressOf(key, query),
  });
  return (
    <IndexTree
      label={messages.index}
      sections={[
        ...(query === '' ? [{ key: 'guides', title: messages.guides, entries: guides.map(entry) }] : []),
        ...scopes.map((scope) => ({
          key: scope.scope,
          title: messages.scopeTitle(scope.label),
          entries: scope.calls.map(({ name, title }) => entry({ key: name, title })),
        })),
      ]}
    />
  );
}

const HeadLinks = ({ openApiHref }: Pick<ApiReferenceScreenProps, 'openApiHref'>) => (
  <Cluster gap={8} rowGap={8}>
    {openApiHref !== null && (
      <LinkButton variant="outline" external href={openApiHref} download={messages.openApiFile}>
        {messages.openApi}
      </LinkButton>
    )}
    <LinkButton variant="primary" href={routes.safe.to()}>
      {messages.makeKey}
    </LinkButton>
  </Cluster>
);

/** Which calls are open: those that were pressed, and the one that the address names. */
function useOpenCalls(current: string | null) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(current === null ? [] : [current]));
  const [seen, setSeen] = useState(current);
  const set = (name: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(name);
    else next.delete(name);
    setOpen(next);
  };
  if (current !== seen) {
    setSeen(current);
    if (current !== null) set(current, true);
  }
  // A page that is opened by such an address has grown by what it opened.
  useEffect(() => {
    if (current !== null) document.getElementById(current)?.scrollIntoView();
  }, [current]);
  return { open, set };
}

/** /docs/api: every call that an API key may send, by the scope it needs, and how to begin (decisions 107). */
export function ApiReferenceScreen({
  reference,
  query,
  current,
  base,
  site,
  openApiHref,
  onQueryChange,
}: ApiReferenceScreenProps) {
  const { open, set } = useOpenCalls(current);
  const scopes = searchCalls(reference.scopes, query);
  return (
    <Page>
      <PageHead title={messages.title} help={messages.help} actions={<HeadLinks openApiHref={openApiHref} />} />
      <Columns>
        <Index scopes={scopes} query={query} />
        <Stack gap={16}>
          <LiveSearch size="lg" value={query} placeholder={messages.search} onChange={onQueryChange} />
          {query === '' ? (
            <>
              <QuickStart reference={reference} base={base} site={site} />
              <Errors refusals={reference.commonRefusals} />
            </>
          ) : (
            <Text as="p" tone="secondary" role="status">
              {messages.found(countOf(scopes))}
            </Text>
          )}
          {scopes.length === 0 && (
            <NoResult title={messages.nothing(query)} help={messages.nothingHelp} onClear={() => onQueryChange('')} />
          )}
          {scopes.map((scope) => (
            <Anchored key={scope.scope} id={scopeId(scope)}>
              <Card title={messages.scopeTitle(scope.label)} meta={messages.count(scope.calls.length)}>
                <Text as="p" tone="secondary">
                  {messages.scopeHelp[scope.scope]}
                </Text>
                {scope.calls.map((call) => (
                  <CallPart
                    key={call.name}
                    call={call}
                    base={base}
                    address={site + addressOf(call.name)}
                    open={open.has(call.name)}
                    onOpenChange={(isOpen) => set(call.name, isOpen)}
                  />
                ))}
              </Card>
            </Anchored>
          ))}
        </Stack>
      </Columns>
    </Page>
  );
}
