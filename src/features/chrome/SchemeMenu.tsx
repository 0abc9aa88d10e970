import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { lazyComponent, preloadOnIntent } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { type SchemeMode, schemeModes } from './schemeModes.ts';

const SchemeChoices = lazyComponent(() => import('./SchemeChoices.tsx'));

type SchemeMenuProps = {
  mode: SchemeMode;
  onModeChange: (mode: SchemeMode) => void;
};

export function SchemeMenu({ mode, onModeChange }: SchemeMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const current = schemeModes.find((choice) => choice.mode === mode) ?? schemeModes[0];

  function choose(chosen: SchemeMode) {
    close();
    onModeChange(chosen);
  }

  return (
    <>
      <IconButton
        aria-label={i18n.t('Colours: {choice}', { choice: i18n.t(current.label) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...preloadOnIntent(SchemeChoices)}
      >
        <current.Icon />
      </IconButton>
      <OnDemand wanted={anchor !== null} onFail={close}>
        <SchemeChoices mode={mode} anchor={anchor} onChoose={choose} onClose={close} />
      </OnDemand>
    </>
  );
}
