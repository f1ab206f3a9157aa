import { CopyField } from '@compute-market/components/copy-field';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { Tag, type TagTone } from '@compute-market/components/tag';
import type { Instance, InstancePlugin } from '@compute-market/contract/entities/instance';
import { PLUGIN_STATUS, type PluginStatus } from '@compute-market/contract/enumerations';
import type { Resource } from '../../resource';
import { Waiting } from '../../slow-hint';
import { ReadFailure } from '../../resource-view';
import type { Plugins } from './data';
import { Content, Grid, Tile } from './InstanceScreen.styles';
import { messages } from './messages';

const words = messages.plugins;
const tones: Readonly<Record<PluginStatus, TagTone>> = {
  [PLUGIN_STATUS.none]: 'neutral',
  [PLUGIN_STATUS.starting]: 'info',
  [PLUGIN_STATUS.running]: 'ok',
};

function PluginTile({ Key, Name, Url, Status }: InstancePlugin) {
  return (
    <Tile key={Key}>
      <div>
        <h3>{Name}</h3>
        <Tag tone={tones[Status]}>{words.statuses[Status]}</Tag>
      </div>
      {Status === PLUGIN_STATUS.running && (
        <>
          <CopyField value={Url} middle labels={{ copy: words.copy(Name) }} />
          <LinkButton external variant="outline" href={Url} aria-label={words.openNamed(Name)}>
            {words.open}
          </LinkButton>
        </>
      )}
    </Tile>
  );
}

/** The web tools that the image brings, each one press away. */
export function PluginTab({
  instance,
  plugins,
  onRetry,
}: {
  instance: Instance;
  plugins: Resource<Plugins>;
  onRetry: () => void;
}) {
  if (!instance.CanUsePlugin) return <EmptyState {...words.unsupported} />;
  if (plugins.state === 'loading')
    return (
      <Content>
        <Waiting label={messages.reading} lines={4} />
      </Content>
    );
  if (plugins.state === 'error') return <ReadFailure failure={plugins} title={words.failed} onRetry={onRetry} />;
  if (plugins.data === null || plugins.data.length === 0) return <EmptyState {...words.waiting} />;
  return (
    <Content>
      <Grid>
        {plugins.data.map((plugin) => (
          <PluginTile key={plugin.Key} {...plugin} />
        ))}
      </Grid>
    </Content>
  );
}
