import './manual.css';
import './prose.css';
import './search.css';
import { showPlaceInContents } from './contents.ts';
import { offerCopying } from './copy-code.ts';
import { followReading } from './outline.ts';
import { askForRating } from './rating.ts';
import { startSearchDialog } from './search-dialog.ts';

/** The manual is readable without scripts. They add search, copy buttons and the current position. */
startSearchDialog();
offerCopying();
followReading();
showPlaceInContents();
askForRating();
