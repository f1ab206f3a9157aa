import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { Link } from '@compute-market/components/link';
import { MarkdownView, type MarkdownHeading } from '@compute-market/components/markdown-view';
import { TableOfContents } from '@compute-market/components/table-of-contents';
import { useState, type ReactNode } from 'react';
import { dataOf, type Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { ResourceView } from '../../resource-view';
import type { Agreement, AgreementVersion } from './agreement';
import { Aside, Columns, Foot, Page, Versions } from './AgreementScreen.styles';
import { agreementMessages as messages } from './messages';

export type { Agreement, AgreementVersion } from './agreement';

export interface AgreementScreenProps {
  agreement: Resource<Agreement>;
  /** The title while the text is not there. */
  title?: string;
  /** Inside the console, whose frame gives the padding and the width. */
  framed?: boolean;
  /** Where a version of this agreement is read. */
  versionHref: (version: AgreementVersion) => string;
  /** What follows reading: the way back, or 同意并继续提交工单. Only under a text that is there. */
  foot?: ReactNode;
  onPrint: () => void;
  onRetry: () => void;
}

const isNewest = ({ versions, shown }: Agreement) => versions[0]?.version === shown.version;

function OldVersion({ agreement, versionHref }: { agreement: Agreement } & Pick<AgreementScreenProps, 'versionHref'>) {
  const [newest] = agreement.versions;
  if (newest === undefined || isNewest(agreement)) return null;
  return (
    <Alert tone="warn" action={<Link href={versionHref(newest)}>{messages.newest}</Link>}>
      {messages.old}
    </Alert>
  );
}

function Reader({
  agreement,
  versionHref,
  foot,
}: { agreement: Agreement } & Pick<AgreementScreenProps, 'versionHref' | 'foot'>) {
  const [headings, setHeadings] = useState<readonly MarkdownHeading[]>([]);
  const others = agreement.versions.filter(({ version }) => version !== agreement.shown.version);
  return (
    <Columns>
      <article>
        <Cluster as="p" size="dense" tone="secondary" gap={16} rowGap={4} spaceBelow={16}>
          <span>{messages.version(agreement.shown.version)}</span>
          <span>{messages.effective(agreement.shown.effective)}</span>
        </Cluster>
        <OldVersion agreement={agreement} versionHref={versionHref} />
        <MarkdownView source={agreement.text} headingLevel={2} skeletonLines={16} onHeadings={setHeadings} />
        {foot !== undefined && <Foot>{foot}</Foot>}
      </article>
      <Aside>
        <TableOfContents entries={headings} />
        {others.length > 0 && (
          <Versions aria-labelledby="agreement-versions">
            <h2 id="agreement-versions">{messages.versions}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.version}>
                  <Link underline href={versionHref(other)}>
                    {messages.version(other.version)}
                  </Link>{' '}
                  · {messages.effective(other.effective)}
                </li>
              ))}
            </ul>
          </Versions>
        )}
      </Aside>
    </Columns>
  );
}

/** The one reader of agreements: text, contents, versions, print (screens B4). */
export function AgreementScreen({
  agreement,
  title = messages.fallback,
  framed = false,
  versionHref,
  foot,
  onPrint,
  onRetry,
}: AgreementScreenProps) {
  const shown = dataOf(agreement) ?? null;
  return (
    <Page data-framed={framed || undefined}>
      <PageHead title={shown?.title ?? title} actions={shown && <Button onClick={onPrint}>{messages.print}</Button>} />
      <Card>
        <ResourceView
          resource={agreement}
          reading={messages.reading}
          lines={12}
          failed={messages.failed}
          onRetry={onRetry}
        >
          {(known) => <Reader key={known.shown.version} agreement={known} versionHref={versionHref} foot={foot} />}
        </ResourceView>
      </Card>
    </Page>
  );
}
