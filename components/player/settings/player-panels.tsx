import { lazy, Suspense, useState } from 'react';
import { loadWhenOnline } from '@/lib/navigation/connection/no-connection';
import type { PanelName } from '@/lib/player/panels';
import { readPreferences, writePreferences } from '@/lib/player/session/preferences';
import type { PlayerStore } from '@/lib/player/state/player-store';
import type { PlayerProps } from '../player-props';
import type { DescriptionModes } from './descriptions';

// Loaded only when they are used.
const SettingsPanel = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./settings-panel'))).SettingsPanel,
}));
const Descriptions = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./descriptions'))).Descriptions,
}));

type Props = Pick<PlayerProps, 'film' | 'source' | 'locale' | 'messages'> & {
  store: PlayerStore;
  /** The open panel. */
  panel?: PanelName;
  onClose: () => void;
};

/** The panel that the visitor has opened from the settings, and the descriptions that were chosen there. */
export function PlayerPanels({ panel, store, onClose, ...player }: Props) {
  const [modes, setModes] = useState<DescriptionModes>(readPreferences);
  const { tracks } = player.source;
  const isDescribed =
    (modes.descriptions || modes.spokenDescriptions) &&
    tracks.some(({ kind }) => kind === 'descriptions');
  function changeModes(change: Partial<DescriptionModes>) {
    writePreferences(change);
    setModes({ ...modes, ...change });
  }
  return (
    <>
      <Suspense>
        {isDescribed && <Descriptions {...{ tracks, store, modes }} locale={player.locale} />}
      </Suspense>
      {/* Its own boundary: the open panel stays while the descriptions load. */}
      <Suspense>
        {panel && (
          <SettingsPanel
            {...{ ...player, modes, onClose }}
            name={panel}
            onChangeModes={changeModes}
          />
        )}
      </Suspense>
    </>
  );
}
