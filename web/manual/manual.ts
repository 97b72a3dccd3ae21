import './manual.css';
import './prose.css';
import './search.css';
import { showPlaceInContents } from './contents.ts';
import { offerCopying } from './copy-code.ts';
import { followReading } from './outline.ts';
import { startSearchDialog } from './search-dialog.ts';
import { startThemeSwitch } from './theme-switch.ts';

/** The manual can be read without any of this: it adds search, the dark look, copying and the mark of where one is. */
startThemeSwitch();
startSearchDialog();
offerCopying();
followReading();
showPlaceInContents();
