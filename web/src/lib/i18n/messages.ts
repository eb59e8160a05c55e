// Written by `KYDAI_BLESS=1 npm test` from locales/vi. Do not edit.

type Value = string | number;

export type MessageId =
  | 'absence-opponent'
  | 'absence-watching'
  | 'action-abort'
  | 'action-claim'
  | 'action-close-table'
  | 'action-draw'
  | 'action-draw-claim'
  | 'action-draw-claim-why'
  | 'action-draw-sent'
  | 'action-flip'
  | 'action-more'
  | 'action-next-table'
  | 'action-rematch'
  | 'action-rematch-sent'
  | 'action-resign'
  | 'action-resign-sure'
  | 'action-resign-yes'
  | 'action-shortcuts'
  | 'action-sit'
  | 'action-sound'
  | 'action-takeback'
  | 'action-takeback-sent'
  | 'actions-label'
  | 'announce-draw-declined'
  | 'announce-draw-offered'
  | 'announce-left'
  | 'announce-paused'
  | 'announce-rematch-agreed'
  | 'announce-rematch-declined'
  | 'announce-rematch-offered'
  | 'announce-resumed'
  | 'announce-returned'
  | 'announce-seated'
  | 'announce-started'
  | 'announce-takeback-declined'
  | 'announce-takeback-offered'
  | 'announce-takeback-withdrawn'
  | 'announce-taken-back'
  | 'article-cxa-1999'
  | 'article-cxa-2020'
  | 'article-of-our-own'
  | 'article-unnumbered'
  | 'article-vn-2004'
  | 'article-wxf-2018'
  | 'back-home'
  | 'board-giay'
  | 'board-go'
  | 'board-name'
  | 'board-selected'
  | 'board-target'
  | 'brand'
  | 'cancel'
  | 'captured-label'
  | 'captured-men'
  | 'check-call'
  | 'claim-why'
  | 'class'
  | 'class-chase-of'
  | 'class-chase-pinned'
  | 'class-line'
  | 'class-weighed'
  | 'clock-label'
  | 'clock-move-left'
  | 'clock-periods'
  | 'clock-quota'
  | 'close'
  | 'color-black'
  | 'color-random'
  | 'color-red'
  | 'connection-connecting'
  | 'connection-lost'
  | 'create-byoyomi-periods'
  | 'create-byoyomi-seconds'
  | 'create-cap'
  | 'create-color'
  | 'create-heading'
  | 'create-increment'
  | 'create-initial'
  | 'create-ruleset'
  | 'create-submit'
  | 'create-table'
  | 'create-time'
  | 'create-time-custom'
  | 'create-visibility'
  | 'diagram-label'
  | 'digits-arabic'
  | 'digits-chinese'
  | 'encoding-automatic'
  | 'encoding-automatic-is'
  | 'encoding-big5'
  | 'encoding-choose'
  | 'encoding-gb18030'
  | 'encoding-tcvn3'
  | 'encoding-utf-16le'
  | 'encoding-utf-8'
  | 'encoding-viscii'
  | 'encoding-vni'
  | 'encoding-why-ascii'
  | 'encoding-why-asked'
  | 'encoding-why-byte-order-mark'
  | 'encoding-why-format'
  | 'encoding-why-moves'
  | 'encoding-why-usual'
  | 'encoding-why-valid'
  | 'encoding-why-words'
  | 'encoding-windows-1258'
  | 'failed-page'
  | 'failed-records'
  | 'failed-rules'
  | 'fault-badFrame'
  | 'fault-full'
  | 'fault-generals-face'
  | 'fault-misplaced'
  | 'fault-missing-general'
  | 'fault-noHello'
  | 'fault-noSuchTable'
  | 'fault-opponent-in-check'
  | 'fault-restart'
  | 'fault-soldiers-on-one-file'
  | 'fault-tableFailed'
  | 'fault-too-many'
  | 'fault-tooFast'
  | 'fault-tooSlow'
  | 'fault-wrongVersion'
  | 'fen-error-empty'
  | 'fen-error-fullmove'
  | 'fen-error-halfmove'
  | 'fen-error-row-count'
  | 'fen-error-row-width'
  | 'fen-error-trailing'
  | 'fen-error-turn'
  | 'fen-error-unknown-piece'
  | 'fen-error-unused-field'
  | 'fen-note-fullmove-missing'
  | 'fen-note-fullmove-zero'
  | 'fen-note-halfmove-missing'
  | 'fen-note-letter-e'
  | 'fen-note-letter-h'
  | 'fen-note-split-gap'
  | 'fen-note-turn-missing'
  | 'fen-note-turn-r'
  | 'fen-note-unused-fields-missing'
  | 'file-no-text'
  | 'file-too-large'
  | 'file-unreadable'
  | 'first-move-other'
  | 'first-move-you'
  | 'forbidden-chase'
  | 'forbidden-check'
  | 'forbidden-perpetual'
  | 'forbidden-repetition'
  | 'forbidden-under'
  | 'format-cbf'
  | 'format-cbl'
  | 'format-cbr'
  | 'format-dhtmlxq'
  | 'format-fen'
  | 'format-mxq'
  | 'format-pgn'
  | 'format-text'
  | 'format-xqf'
  | 'game-plies'
  | 'game-study'
  | 'game-troubles'
  | 'game-unnamed'
  | 'game-variations'
  | 'giver-machine'
  | 'giver-you'
  | 'handicap-cannon'
  | 'handicap-chariot'
  | 'handicap-chariotHorse'
  | 'handicap-horse'
  | 'handicap-move'
  | 'handicap-none'
  | 'handicap-twoHorses'
  | 'handicap-twoMoves'
  | 'header-Annotator'
  | 'header-Black'
  | 'header-BlackElo'
  | 'header-BlackTeam'
  | 'header-BlackTime'
  | 'header-BlackTitle'
  | 'header-Category'
  | 'header-Created'
  | 'header-Creator'
  | 'header-Date'
  | 'header-ECCO'
  | 'header-Event'
  | 'header-EventClass'
  | 'header-Group'
  | 'header-Kind'
  | 'header-Opening'
  | 'header-Recorder'
  | 'header-Red'
  | 'header-RedElo'
  | 'header-RedTeam'
  | 'header-RedTime'
  | 'header-RedTitle'
  | 'header-Referee'
  | 'header-Remark'
  | 'header-Result'
  | 'header-Round'
  | 'header-Ruleset'
  | 'header-Saved'
  | 'header-Site'
  | 'header-Source'
  | 'header-Table'
  | 'header-Termination'
  | 'header-TimeControl'
  | 'header-Title'
  | 'header-Variation'
  | 'home-heading'
  | 'illegal-cannon-jump'
  | 'illegal-cannon-no-screen'
  | 'illegal-cannon-too-many-screens'
  | 'illegal-crosses-river'
  | 'illegal-does-not-answer-check'
  | 'illegal-elephant-eye-blocked'
  | 'illegal-empty-square'
  | 'illegal-generals-face'
  | 'illegal-horse-leg-blocked'
  | 'illegal-leaves-general-in-check'
  | 'illegal-leaves-palace'
  | 'illegal-not-your-turn'
  | 'illegal-own-piece'
  | 'illegal-path-blocked'
  | 'illegal-same-square'
  | 'illegal-soldier-backward'
  | 'illegal-soldier-sideways'
  | 'illegal-wrong-shape'
  | 'import'
  | 'import-all-files'
  | 'import-bring'
  | 'import-choose'
  | 'import-convert'
  | 'import-count'
  | 'import-drop'
  | 'import-drop-now'
  | 'import-file'
  | 'import-forget'
  | 'import-forget-all'
  | 'import-formats'
  | 'import-formats-note'
  | 'import-full'
  | 'import-games'
  | 'import-heading'
  | 'import-none-found'
  | 'import-note'
  | 'import-paste'
  | 'import-paste-hint'
  | 'import-pasted'
  | 'import-read'
  | 'import-reading'
  | 'import-search'
  | 'import-title'
  | 'import-too-large'
  | 'import-troubled'
  | 'import-unread'
  | 'import-unreadable'
  | 'invite-heading'
  | 'invite-you-play'
  | 'label'
  | 'legal'
  | 'level-1'
  | 'level-1-note'
  | 'level-10'
  | 'level-10-note'
  | 'level-11'
  | 'level-11-note'
  | 'level-12'
  | 'level-12-note'
  | 'level-2'
  | 'level-2-note'
  | 'level-3'
  | 'level-3-note'
  | 'level-4'
  | 'level-4-note'
  | 'level-5'
  | 'level-5-note'
  | 'level-6'
  | 'level-6-note'
  | 'level-7'
  | 'level-7-note'
  | 'level-8'
  | 'level-8-note'
  | 'level-9'
  | 'level-9-note'
  | 'loading'
  | 'lobby-lost'
  | 'machine-draw-declined'
  | 'machine-giver'
  | 'machine-handicap'
  | 'machine-handicap-colors'
  | 'machine-handicap-note'
  | 'machine-heading'
  | 'machine-hint'
  | 'machine-hint-busy'
  | 'machine-hint-move'
  | 'machine-level'
  | 'machine-level-value'
  | 'machine-load-failed'
  | 'machine-name'
  | 'machine-new'
  | 'machine-play'
  | 'machine-play-with'
  | 'machine-resume'
  | 'machine-resume-note'
  | 'machine-retry'
  | 'machine-setup'
  | 'machine-start'
  | 'machine-you'
  | 'mate-call'
  | 'missing-heading'
  | 'missing-note'
  | 'move-error-ambiguous'
  | 'move-error-looked-back'
  | 'move-error-no-such-piece'
  | 'move-error-no-such-step'
  | 'move-error-turn'
  | 'move-error-unreadable'
  | 'move-input-hint'
  | 'move-input-label'
  | 'move-input-letters'
  | 'move-input-send'
  | 'moves-back-to-now'
  | 'moves-empty'
  | 'moves-first'
  | 'moves-heading'
  | 'moves-last'
  | 'moves-looking'
  | 'moves-looking-start'
  | 'moves-next'
  | 'moves-previous'
  | 'name-change'
  | 'name-label'
  | 'name-save'
  | 'navigation'
  | 'notation'
  | 'notation-iccs'
  | 'notation-san'
  | 'notation-san10'
  | 'notation-uci'
  | 'notation-uci10'
  | 'notation-vi'
  | 'notation-wxf'
  | 'notation-zh'
  | 'notation-zh-hant'
  | 'notice-claimable'
  | 'notice-fault'
  | 'offer-accept'
  | 'offer-decline'
  | 'offer-draw'
  | 'offer-rematch'
  | 'offer-takeback'
  | 'online'
  | 'outcome-abandonment'
  | 'outcome-aborted'
  | 'outcome-agreement'
  | 'outcome-bothAtFault'
  | 'outcome-checkmate'
  | 'outcome-deadMaterial'
  | 'outcome-firstMoveTimeout'
  | 'outcome-lengthLimit'
  | 'outcome-moveTimeout'
  | 'outcome-noCapture'
  | 'outcome-noProgress'
  | 'outcome-perpetualAttack'
  | 'outcome-perpetualChase'
  | 'outcome-perpetualCheck'
  | 'outcome-perpetualKill'
  | 'outcome-quotaTimeout'
  | 'outcome-repetition'
  | 'outcome-resignation'
  | 'outcome-serverFault'
  | 'outcome-stalemate'
  | 'outcome-timeout'
  | 'outcome-title'
  | 'outcome-tooManyChases'
  | 'outcome-tooManyChecks'
  | 'own-playing'
  | 'own-versus'
  | 'own-waiting'
  | 'pace-blitz'
  | 'pace-heading'
  | 'pace-rapid'
  | 'pace-slow'
  | 'pause-line'
  | 'piece'
  | 'piece-on-square'
  | 'pieces-doc'
  | 'pieces-doc-note'
  | 'pieces-han'
  | 'pieces-han-note'
  | 'place-game'
  | 'place-header'
  | 'place-introduction'
  | 'place-line'
  | 'place-node'
  | 'place-offset'
  | 'place-start'
  | 'play-now'
  | 'play-now-busy'
  | 'play-now-with'
  | 'player-away'
  | 'player-turn'
  | 'player-waiting'
  | 'player-you'
  | 'ply-block'
  | 'ply-chase'
  | 'ply-chase-by-checks'
  | 'ply-chase-joint'
  | 'ply-check'
  | 'ply-check-many'
  | 'ply-exchange'
  | 'ply-exempt'
  | 'ply-follow'
  | 'ply-idle'
  | 'ply-joined'
  | 'ply-kill'
  | 'ply-kill-plain'
  | 'ply-kill-unknown'
  | 'ply-line'
  | 'ply-offer'
  | 'ply-protected'
  | 'ply-protected-falsely'
  | 'premove-cancel'
  | 'premove-line'
  | 'preset-bigkool-blitz'
  | 'preset-bigkool-slow'
  | 'problem-badName'
  | 'problem-badRequest'
  | 'problem-badTimeControl'
  | 'problem-full'
  | 'problem-internal'
  | 'problem-notFound'
  | 'problem-tooFast'
  | 'problem-tooLarge'
  | 'problem-tooManyTables'
  | 'problem-unknownRuleset'
  | 'problem-unreachable'
  | 'problem-wrongOrigin'
  | 'read-error-bad-start'
  | 'read-error-empty'
  | 'read-error-fen'
  | 'read-error-impossible'
  | 'read-error-io'
  | 'read-error-not-this'
  | 'read-error-too-large'
  | 'read-error-truncated'
  | 'read-error-unknown'
  | 'read-error-unpack'
  | 'refusal-alreadyOffered'
  | 'refusal-alreadySeated'
  | 'refusal-forbiddenChase'
  | 'refusal-forbiddenCheck'
  | 'refusal-forbiddenRepetition'
  | 'refusal-gameOver'
  | 'refusal-illegalMove'
  | 'refusal-noOffer'
  | 'refusal-notAPlayer'
  | 'refusal-notAbandoned'
  | 'refusal-notOver'
  | 'refusal-notStarted'
  | 'refusal-notYourTurn'
  | 'refusal-nothingToTakeBack'
  | 'refusal-offerForbidden'
  | 'refusal-offeredTooSoon'
  | 'refusal-paused'
  | 'refusal-stalePly'
  | 'refusal-tableFull'
  | 'refusal-timeIsUp'
  | 'refusal-tooFast'
  | 'refusal-tooLateToAbort'
  | 'refusal-tooManyTables'
  | 'refusal-unreadableMove'
  | 'refused-chase'
  | 'refused-check'
  | 'refused-perpetual'
  | 'refused-repetition'
  | 'reload'
  | 'remark-blanks-not-storable'
  | 'remark-comment-not-storable'
  | 'remark-cut'
  | 'remark-deleted'
  | 'remark-drawings-not-storable'
  | 'remark-glyphs-not-storable'
  | 'remark-impossible-move'
  | 'remark-index-disagrees'
  | 'remark-left-over'
  | 'remark-no-meaning'
  | 'remark-no-such-move'
  | 'remark-not-a-move'
  | 'remark-not-encodable'
  | 'remark-not-storable'
  | 'remark-off-board'
  | 'remark-side-from-first-move'
  | 'remark-text-moved'
  | 'remark-text-overflow'
  | 'remark-text-runs-on'
  | 'remark-times-not-storable'
  | 'remark-too-many'
  | 'remark-truncated'
  | 'remark-undecoded'
  | 'remark-variation-not-storable'
  | 'replay-back'
  | 'replay-bad-link'
  | 'replay-choices'
  | 'replay-choices-said'
  | 'replay-close'
  | 'replay-details'
  | 'replay-forgotten'
  | 'replay-heading'
  | 'replay-illegal'
  | 'replay-illegal-why'
  | 'replay-key-alternatives'
  | 'replay-key-ends'
  | 'replay-key-forks'
  | 'replay-key-notation'
  | 'replay-last'
  | 'replay-missing'
  | 'replay-nag'
  | 'replay-next'
  | 'replay-no-moves'
  | 'replay-no-such-game'
  | 'replay-open'
  | 'replay-page-title'
  | 'replay-pause'
  | 'replay-play'
  | 'replay-previous'
  | 'replay-result'
  | 'replay-rows-after'
  | 'replay-rows-before'
  | 'replay-steps'
  | 'replay-title'
  | 'replay-variation-close'
  | 'replay-variation-more'
  | 'replay-variations-more'
  | 'report-because'
  | 'report-clean'
  | 'report-encoding'
  | 'report-format'
  | 'report-format-version'
  | 'report-heading'
  | 'report-illegal-place'
  | 'report-lost'
  | 'report-more'
  | 'report-notation'
  | 'report-notation-why'
  | 'result-heading'
  | 'role'
  | 'root'
  | 'rules'
  | 'rules-all'
  | 'rules-group-common'
  | 'rules-group-engine'
  | 'rules-group-federation'
  | 'rules-group-site'
  | 'rules-heading'
  | 'rules-intro'
  | 'rules-of-table'
  | 'rules-read'
  | 'rules-title'
  | 'rules-title-one'
  | 'ruleset-axf'
  | 'ruleset-axf-note'
  | 'ruleset-bigkool'
  | 'ruleset-bigkool-note'
  | 'ruleset-casual'
  | 'ruleset-casual-note'
  | 'ruleset-checked'
  | 'ruleset-cxa-1999'
  | 'ruleset-cxa-1999-note'
  | 'ruleset-cxa-2020'
  | 'ruleset-cxa-2020-note'
  | 'ruleset-cxq'
  | 'ruleset-cxq-note'
  | 'ruleset-no-fourth'
  | 'ruleset-no-fourth-note'
  | 'ruleset-pikafish-2024'
  | 'ruleset-pikafish-2024-note'
  | 'ruleset-tiantian'
  | 'ruleset-tiantian-note'
  | 'ruleset-tong-hop'
  | 'ruleset-tong-hop-note'
  | 'ruleset-ucci-league'
  | 'ruleset-ucci-league-note'
  | 'ruleset-unknown'
  | 'ruleset-vn-2004'
  | 'ruleset-vn-2004-note'
  | 'ruleset-wxf-2018'
  | 'ruleset-wxf-2018-note'
  | 'ruling-article'
  | 'ruling-basis'
  | 'ruling-both-lose'
  | 'ruling-checkmate'
  | 'ruling-claimable'
  | 'ruling-claimable-fault'
  | 'ruling-counters'
  | 'ruling-cycle'
  | 'ruling-dead-material'
  | 'ruling-draw-allowed'
  | 'ruling-draw-both'
  | 'ruling-draw-equal'
  | 'ruling-ended'
  | 'ruling-heavier'
  | 'ruling-length'
  | 'ruling-loses'
  | 'ruling-loses-at-once'
  | 'ruling-must-vary'
  | 'ruling-no-capture'
  | 'ruling-no-move'
  | 'ruling-no-progress'
  | 'ruling-offer-forbidden'
  | 'ruling-ongoing'
  | 'ruling-provisional'
  | 'ruling-refused'
  | 'ruling-stalemate'
  | 'ruling-status'
  | 'ruling-takes-effect'
  | 'ruling-too-many'
  | 'save-copy-fen'
  | 'save-copy-link'
  | 'save-copy-pgn'
  | 'save-done'
  | 'save-download'
  | 'save-download-as'
  | 'save-failed'
  | 'save-format'
  | 'save-heading'
  | 'save-link-too-long'
  | 'save-losses'
  | 'save-losses-more'
  | 'save-not-copied'
  | 'save-open'
  | 'save-picture-failed'
  | 'save-picture-png'
  | 'save-picture-svg'
  | 'save-review'
  | 'save-usual'
  | 'save-whole'
  | 'settings'
  | 'settings-board'
  | 'settings-digits'
  | 'settings-language'
  | 'settings-pieces'
  | 'settings-sound'
  | 'settings-theme'
  | 'shortcut-board'
  | 'shortcut-cancel'
  | 'shortcut-ends'
  | 'shortcut-flip'
  | 'shortcut-help'
  | 'shortcut-previous'
  | 'shortcut-sound'
  | 'shortcut-type'
  | 'shortcuts-heading'
  | 'side'
  | 'side-black'
  | 'side-black-player'
  | 'side-red'
  | 'side-red-player'
  | 'skip-to-content'
  | 'sound-off'
  | 'sound-on'
  | 'spoken-by'
  | 'spoken-check'
  | 'spoken-clock'
  | 'spoken-direction'
  | 'spoken-move'
  | 'spoken-number'
  | 'spoken-rank'
  | 'square'
  | 'square-empty'
  | 'square-file'
  | 'squares-joined'
  | 'table-closed'
  | 'table-host-plays'
  | 'table-join'
  | 'table-moves'
  | 'table-own'
  | 'table-resume'
  | 'table-versus'
  | 'tables-live'
  | 'tables-live-empty'
  | 'tables-mine'
  | 'tables-open'
  | 'tables-open-empty'
  | 'tables-open-only-own'
  | 'theme-auto'
  | 'theme-dark'
  | 'theme-light'
  | 'time-fischer'
  | 'time-fischer-long'
  | 'time-joined'
  | 'time-minutes'
  | 'time-none'
  | 'time-part-byoyomi'
  | 'time-part-cap-minutes'
  | 'time-part-cap-seconds'
  | 'time-part-quota'
  | 'title-home'
  | 'title-missing'
  | 'title-table'
  | 'title-table-your-turn'
  | 'title-waiting'
  | 'turn-opponent'
  | 'turn-side'
  | 'turn-yours'
  | 'victim'
  | 'visibility-link'
  | 'visibility-link-note'
  | 'visibility-public'
  | 'visibility-public-note'
  | 'waiting-copied'
  | 'waiting-copy'
  | 'waiting-heading'
  | 'waiting-link'
  | 'waiting-link-label'
  | 'waiting-public'
  | 'waiting-share'
  | 'warn-chases'
  | 'warn-chases-last'
  | 'warn-checks'
  | 'warn-checks-last'
  | 'warn-claimable'
  | 'warn-fault'
  | 'warn-last'
  | 'warn-length'
  | 'warn-noCapture'
  | 'warn-noProgress'
  | 'warn-repetition'
  | 'watchers'
  | 'welcome-cannon-captures'
  | 'welcome-cannon-heading'
  | 'welcome-cannon-moves'
  | 'welcome-cannon-never'
  | 'welcome-choose'
  | 'welcome-heading'
  | 'welcome-note'
  | 'write-error-full'
  | 'write-error-io'
  | 'write-error-one-game-only'
  | 'write-error-start'
  | 'wrong-move'
  | 'wrong-notation';

export interface MessageArguments {
  'absence-opponent': { seconds: Value };
  'absence-watching': { side: Value };
  'action-draw-claim-why': { why: Value };
  'announce-draw-declined': { side: Value };
  'announce-draw-offered': { side: Value };
  'announce-left': { side: Value };
  'announce-rematch-declined': { side: Value };
  'announce-rematch-offered': { side: Value };
  'announce-returned': { side: Value };
  'announce-seated': { name: Value };
  'announce-takeback-declined': { side: Value };
  'announce-takeback-offered': { side: Value };
  'announce-takeback-withdrawn': { side: Value };
  'announce-taken-back': { ply: Value };
  'article-cxa-1999': { reason: Value };
  'article-cxa-2020': { reason: Value };
  'article-unnumbered': { reason: Value };
  'article-vn-2004': { reason: Value };
  'article-wxf-2018': { reason: Value };
  'captured-label': { side: Value };
  'captured-men': { count: Value; role: Value };
  'claim-why': { count: Value; reason: Value };
  'class': { class: Value };
  'class-chase-of': { victim: Value };
  'class-line': { class: Value; side: Value };
  'class-weighed': { class: Value; weight: Value };
  'clock-label': { side: Value };
  'clock-move-left': { time: Value };
  'clock-periods': { periods: Value };
  'clock-quota': { moves: Value };
  'diagram-label': { black: Value; red: Value };
  'encoding-automatic-is': { encoding: Value };
  'fault-generals-face': { line: Value };
  'fault-misplaced': { color: Value; role: Value; square: Value };
  'fault-missing-general': { color: Value };
  'fault-opponent-in-check': { color: Value; squares: Value };
  'fault-soldiers-on-one-file': { color: Value; line: Value };
  'fault-too-many': { color: Value; count: Value; most: Value; role: Value };
  'fen-error-fullmove': { found: Value };
  'fen-error-halfmove': { found: Value };
  'fen-error-row-count': { found: Value };
  'fen-error-row-width': { found: Value; rank: Value; row: Value };
  'fen-error-trailing': { found: Value };
  'fen-error-turn': { found: Value };
  'fen-error-unknown-piece': { found: Value; rank: Value; row: Value };
  'fen-error-unused-field': { found: Value };
  'file-no-text': { file: Value; line: Value };
  'file-too-large': { file: Value; most: Value };
  'file-unreadable': { error: Value; file: Value; why: Value };
  'first-move-other': { seconds: Value; side: Value };
  'first-move-you': { seconds: Value };
  'forbidden-chase': { limit: Value; move: Value; times: Value };
  'forbidden-check': { limit: Value; move: Value; times: Value };
  'forbidden-perpetual': { class: Value; move: Value; times: Value };
  'forbidden-repetition': { move: Value; times: Value };
  'forbidden-under': { ruleset: Value; why: Value };
  'game-plies': { count: Value };
  'game-troubles': { count: Value };
  'game-unnamed': { number: Value };
  'game-variations': { count: Value };
  'illegal-cannon-too-many-screens': { count: Value };
  'illegal-does-not-answer-check': { count: Value; file: Value; rank: Value; role: Value };
  'illegal-elephant-eye-blocked': { file: Value; rank: Value };
  'illegal-empty-square': { file: Value; rank: Value };
  'illegal-generals-face': { file: Value };
  'illegal-horse-leg-blocked': { file: Value; rank: Value };
  'illegal-leaves-general-in-check': { count: Value; file: Value; rank: Value; role: Value };
  'illegal-leaves-palace': { role: Value };
  'illegal-not-your-turn': { color: Value };
  'illegal-own-piece': { file: Value; rank: Value; role: Value };
  'illegal-path-blocked': { file: Value; rank: Value };
  'illegal-wrong-shape': { role: Value };
  'import-all-files': { count: Value };
  'import-count': { count: Value };
  'import-forget': { name: Value };
  'import-full': { count: Value };
  'import-reading': { count: Value };
  'import-troubled': { count: Value };
  'import-unread': { count: Value };
  'invite-heading': { name: Value };
  'invite-you-play': { color: Value };
  'label': { label: Value };
  'machine-handicap-colors': { color: Value };
  'machine-hint-move': { move: Value };
  'machine-level-value': { level: Value; name: Value };
  'machine-name': { level: Value };
  'machine-play-with': { color: Value; handicap: Value; level: Value };
  'move-error-ambiguous': { candidates: Value; text: Value };
  'move-error-no-such-piece': { text: Value };
  'move-error-no-such-step': { text: Value };
  'move-error-unreadable': { text: Value };
  'moves-looking': { ply: Value };
  'notice-claimable': { reason: Value };
  'notice-fault': { fault: Value; limit: Value; side: Value; then: Value; times: Value };
  'online': { count: Value };
  'outcome-abandonment': { loser: Value; view: Value; winner: Value };
  'outcome-agreement': { view: Value };
  'outcome-bothAtFault': { result: Value };
  'outcome-checkmate': { loser: Value; view: Value; winner: Value };
  'outcome-moveTimeout': { loser: Value; view: Value; winner: Value };
  'outcome-perpetualAttack': { loser: Value; view: Value; winner: Value };
  'outcome-perpetualChase': { loser: Value; view: Value; winner: Value };
  'outcome-perpetualCheck': { loser: Value; view: Value; winner: Value };
  'outcome-perpetualKill': { loser: Value; view: Value; winner: Value };
  'outcome-quotaTimeout': { loser: Value; view: Value; winner: Value };
  'outcome-repetition': { loser: Value; result: Value; view: Value; winner: Value };
  'outcome-resignation': { loser: Value; view: Value; winner: Value };
  'outcome-stalemate': { loser: Value; view: Value; winner: Value };
  'outcome-timeout': { loser: Value; view: Value; winner: Value };
  'outcome-title': { result: Value; view: Value };
  'outcome-tooManyChases': { loser: Value; view: Value; winner: Value };
  'outcome-tooManyChecks': { loser: Value; view: Value; winner: Value };
  'own-versus': { name: Value };
  'pause-line': { seconds: Value };
  'piece': { color: Value; role: Value };
  'piece-on-square': { color: Value; file: Value; rank: Value; role: Value };
  'place-header': { name: Value };
  'place-line': { line: Value };
  'place-node': { ply: Value };
  'place-offset': { offset: Value };
  'play-now-with': { ruleset: Value; time: Value };
  'ply-block': { role: Value; square: Value };
  'ply-chase': { role: Value; root: Value; square: Value; target: Value; victim: Value };
  'ply-chase-by-checks': { role: Value; square: Value; target: Value; victim: Value };
  'ply-chase-joint': { root: Value; squares: Value; target: Value; victim: Value };
  'ply-check': { role: Value; square: Value };
  'ply-check-many': { squares: Value };
  'ply-exchange': { role: Value; square: Value; target: Value; victim: Value };
  'ply-exempt': { role: Value; square: Value; target: Value; victim: Value; why: Value };
  'ply-follow': { role: Value; square: Value; target: Value; victim: Value };
  'ply-joined': { first: Value; rest: Value };
  'ply-kill': { moves: Value; role: Value; square: Value };
  'ply-kill-plain': { role: Value; square: Value };
  'ply-line': { labels: Value; move: Value };
  'ply-offer': { role: Value; square: Value };
  'ply-protected': { squares: Value };
  'ply-protected-falsely': { squares: Value };
  'premove-line': { move: Value };
  'problem-tooFast': { seconds: Value };
  'read-error-bad-start': { detail: Value };
  'read-error-fen': { detail: Value };
  'read-error-impossible': { found: Value; what: Value };
  'read-error-io': { detail: Value };
  'read-error-not-this': { format: Value };
  'read-error-too-large': { most: Value };
  'read-error-truncated': { len: Value; wanted: Value };
  'refused-chase': { limit: Value; move: Value; times: Value };
  'refused-check': { limit: Value; move: Value; times: Value };
  'refused-perpetual': { class: Value; move: Value; side: Value };
  'refused-repetition': { move: Value; times: Value };
  'remark-cut': { most: Value };
  'remark-impossible-move': { candidates: Value; text: Value; why: Value };
  'remark-left-over': { bytes: Value };
  'remark-no-meaning': { found: Value };
  'remark-not-a-move': { text: Value };
  'remark-not-encodable': { characters: Value };
  'remark-too-many': { most: Value };
  'replay-choices-said': { count: Value };
  'replay-heading': { from: Value; kind: Value; times: Value; to: Value };
  'replay-illegal-why': { why: Value };
  'replay-nag': { nag: Value };
  'replay-page-title': { title: Value };
  'replay-result': { result: Value };
  'replay-rows-after': { count: Value };
  'replay-rows-before': { count: Value };
  'replay-variation-more': { count: Value };
  'replay-variations-more': { count: Value };
  'report-because': { what: Value; why: Value };
  'report-format-version': { format: Value; version: Value };
  'report-illegal-place': { move: Value; ply: Value };
  'report-lost': { count: Value };
  'report-more': { count: Value };
  'report-notation-why': { plies: Value };
  'role': { role: Value };
  'root': { root: Value };
  'rules-of-table': { ruleset: Value };
  'rules-title-one': { ruleset: Value };
  'ruleset-checked': { ruleset: Value };
  'ruleset-unknown': { name: Value; names: Value };
  'ruling-article': { article: Value; ruleset: Value };
  'ruling-basis': { ruleset: Value };
  'ruling-both-lose': { class: Value };
  'ruling-checkmate': { other: Value; side: Value };
  'ruling-claimable': { moves: Value };
  'ruling-claimable-fault': { class: Value; other: Value; side: Value };
  'ruling-counters': { black: Value; nocapture: Value; noprogress: Value; plies: Value; red: Value; times: Value };
  'ruling-cycle': { from: Value; to: Value };
  'ruling-draw-allowed': { times: Value };
  'ruling-draw-equal': { class: Value };
  'ruling-ended': { left: Value; ply: Value };
  'ruling-heavier': { class: Value; other: Value; side: Value };
  'ruling-length': { moves: Value; unit: Value };
  'ruling-loses': { class: Value; side: Value };
  'ruling-loses-at-once': { class: Value; side: Value };
  'ruling-must-vary': { class: Value; limit: Value; side: Value };
  'ruling-no-capture': { moves: Value; unit: Value };
  'ruling-no-move': { side: Value };
  'ruling-no-progress': { moves: Value; unit: Value };
  'ruling-offer-forbidden': { side: Value };
  'ruling-refused': { class: Value; move: Value; side: Value };
  'ruling-stalemate': { other: Value; side: Value };
  'ruling-status': { status: Value };
  'ruling-takes-effect': { left: Value };
  'ruling-too-many': { kind: Value; limit: Value; side: Value; times: Value };
  'save-download-as': { name: Value };
  'save-losses-more': { count: Value };
  'side': { color: Value };
  'spoken-by': { move: Value; side: Value };
  'spoken-clock': { minutes: Value; seconds: Value; side: Value };
  'spoken-direction': { direction: Value };
  'spoken-move': { direction: Value; piece: Value; place: Value; target: Value };
  'spoken-number': { number: Value };
  'spoken-rank': { rank: Value };
  'square': { file: Value; rank: Value };
  'square-empty': { file: Value; rank: Value };
  'square-file': { file: Value };
  'squares-joined': { first: Value; rest: Value };
  'table-host-plays': { color: Value; name: Value };
  'table-moves': { moves: Value };
  'table-versus': { black: Value; red: Value };
  'time-fischer': { minutes: Value; seconds: Value };
  'time-fischer-long': { minutes: Value; seconds: Value };
  'time-joined': { first: Value; rest: Value };
  'time-minutes': { minutes: Value };
  'time-part-byoyomi': { periods: Value; seconds: Value };
  'time-part-cap-minutes': { minutes: Value };
  'time-part-cap-seconds': { seconds: Value };
  'time-part-quota': { minutes: Value; moves: Value };
  'title-table': { black: Value; red: Value };
  'title-table-your-turn': { black: Value; red: Value };
  'turn-side': { side: Value };
  'victim': { victim: Value };
  'warn-chases': { limit: Value; side: Value; times: Value; view: Value };
  'warn-chases-last': { side: Value; times: Value; view: Value };
  'warn-checks': { limit: Value; side: Value; times: Value; view: Value };
  'warn-checks-last': { side: Value; times: Value; view: Value };
  'warn-claimable': { count: Value; reason: Value };
  'warn-fault': { class: Value; limit: Value; side: Value; then: Value; times: Value; view: Value };
  'warn-last': { class: Value; side: Value; then: Value; times: Value; view: Value };
  'warn-length': { limit: Value; moves: Value };
  'warn-noCapture': { limit: Value; moves: Value };
  'warn-noProgress': { limit: Value; moves: Value };
  'warn-repetition': { limit: Value; then: Value; times: Value };
  'watchers': { count: Value };
  'write-error-io': { detail: Value };
  'write-error-one-game-only': { format: Value };
  'write-error-start': { format: Value };
  'wrong-move': { move: Value; ply: Value; why: Value };
  'wrong-notation': { code: Value; moves: Value };
}
