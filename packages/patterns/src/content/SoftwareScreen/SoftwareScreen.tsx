import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { CopyField } from '@compute-market/components/copy-field';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { Stack } from '@compute-market/components/stack';
import { Tag } from '@compute-market/components/tag';
import { routes } from '@compute-market/contract/routes';
import type { Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { Page } from '../docs-view';
import { ResourceView } from '../../resource-view';
import { softwareMessages as messages } from './messages';
import { ownSystemFirst, type SoftwareGroup, type SoftwareItem, type System } from './software';
import { Items } from './SoftwareScreen.styles';

export interface SoftwareScreenProps {
  groups: Resource<readonly SoftwareGroup[]>;
  /** The visitor's system; null when it is not known. */
  system: System | null;
  onRetry: () => void;
}

function Item({ item, system }: { item: SoftwareItem; system: System | null }) {
  return (
    <li>
      <div>
        <Cluster as="span" tone="strong" weight="semibold" breaks gap={8} rowGap={4}>
          {item.name}
          {system !== null && item.systems.includes(system) && <Tag tone="ok">{messages.own}</Tag>}
        </Cluster>
        <p>{item.summary}</p>
        <Cluster as="span" size="dense" tone="secondary" gap={12} rowGap={2}>
          <span>{item.version}</span>
          <span>{item.systems.map((name) => messages.systems[name]).join(' / ')}</span>
          {item.size !== undefined && <span>{item.size}</span>}
          {item.sha256 !== undefined && (
            <span>
              {messages.checksum} <CopyField bare middle value={item.sha256} labels={{ copy: messages.copyChecksum }} />
            </span>
          )}
        </Cluster>
      </div>
      <Cluster as="span" gap={12} wraps={false}>
        {item.guide !== '' && (
          <Link aria-label={messages.guideLabel(item.name)} href={routes.docsDetail.to({ id: item.guide })}>
            {messages.guide}
          </Link>
        )}
        <LinkButton
          variant="outline"
          aria-label={messages.downloadLabel(item.name)}
          href={item.url}
          target="_blank"
          rel="noreferrer"
        >
          {messages.download}
        </LinkButton>
      </Cluster>
    </li>
  );
}

/** /software: what is used to reach an instance, the visitor's own system first (screens B27). */
export function SoftwareScreen({ groups, system, onRetry }: SoftwareScreenProps) {
  return (
    <Page>
      <PageHead title={messages.title} help={messages.help} />
      <Stack gap={16}>
        <ResourceView
          resource={groups}
          reading={messages.reading}
          lines={8}
          card="md"
          failed={messages.failed}
          onRetry={onRetry}
        >
          {(known) =>
            known.length === 0 ? (
              <Card>
                <EmptyState drawing={<EmptyDrawing subject="document" />} title={messages.empty} />
              </Card>
            ) : (
              ownSystemFirst(known, system).map(({ key, title, items }) => (
                <Card key={key} title={title} padding="none">
                  <Items>
                    {items.map((item) => (
                      <Item key={item.id} item={item} system={system} />
                    ))}
                  </Items>
                </Card>
              ))
            )
          }
        </ResourceView>
      </Stack>
    </Page>
  );
}
