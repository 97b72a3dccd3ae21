import './manual.css';
import './prose.css';
import './search.css';
import { showPlaceInContents } from './contents.ts';
import { offerCopying } from './copy-code.ts';
import { followReading } from './outline.ts';
import { startSearchDialog } from './search-dialog.ts';
import { startThemeSwitch } from './theme-switch.ts';

/** The manual is readable without scripts. They add search, dark mode, copy buttons and the current position. */
startThemeSwitch();
startSearchDialog();
offerCopying();
followReading();
showPlaceInContents();
