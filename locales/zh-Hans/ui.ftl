# 界面文字。译自 vi/ui.ftl。

brand = 棋台
title-home = 棋台 · 下象棋
title-table = { $red } – { $black } · 棋台
title-table-your-turn = 轮到您 · { $red } – { $black }
title-waiting = 等待对手 · 棋台
title-missing = 没有此页 · 棋台

skip-to-content = 跳到主要内容
close = 关闭
cancel = 取消
back-home = 回到首页
loading = 加载中…
reload = 重新加载

## 首页

home-heading = 下象棋
play-now = 立即开局
play-now-with = { $time } · { $ruleset }
play-now-busy = 正在找桌…
create-table = 开桌
pace-heading = 选择时间
pace-blitz = 超快棋
pace-rapid = 快棋
pace-slow = 慢棋
preset-bigkool-blitz = Bigkool
preset-bigkool-slow = Bigkool

tables-open = 等待中的桌子
tables-open-empty = 还没有人在等。按“立即开局”，您的桌子会显示在这里。
tables-live = 正在进行的对局
tables-live-empty = 还没有正在进行的对局。公开对局一开始就会显示在这里，可以观战。
tables-mine = 您的对局
table-join = 加入
table-resume = 回到对局
table-closed = 桌子已关闭
table-own = 您的桌子
table-host-plays = { $color ->
    [red] { $name } 执红
    [black] { $name } 执黑
   *[random] { $name }，抽签定红黑
}
table-moves = { $moves ->
    [0] 尚未走棋
   *[other] 第 { $moves } 回合
}
table-versus = { $red } – { $black }
online = { $count } 人在线
lobby-lost = 与大厅的连接已断开，正在重连…
diagram-label = { $red } 与 { $black } 的当前局面

time-none = 不计时
time-minutes = { $minutes } 分钟
time-fischer = { $minutes }+{ $seconds }
time-fischer-long = { $minutes } 分钟，每步加 { $seconds } 秒
time-joined = { $first }，{ $rest }
time-part-cap-minutes = 每步最多 { $minutes } 分钟
time-part-cap-seconds = 每步最多 { $seconds } 秒
time-part-byoyomi = 然后 { $periods } 次 { $seconds } 秒读秒
time-part-quota = 走满 { $moves } 步加 { $minutes } 分钟

## 开桌

create-heading = 开桌
create-time = 时间
create-time-custom = 自定义
create-initial = 每方（分钟）
create-increment = 每步加时（秒）
create-cap = 每步上限（秒，0 为不限）
create-byoyomi-periods = 读秒次数
create-byoyomi-seconds = 每次读秒（秒）
create-ruleset = 规则
create-color = 您执
color-red = 红，先走
color-black = 黑，后走
color-random = 抽签
create-visibility = 谁可以加入
visibility-public = 所有人
visibility-public-note = 桌子显示在大厅。
visibility-link = 持有链接的人
visibility-link-note = 与熟人对弈。
create-submit = 开桌

problem-badRequest = 服务器无法理解此请求，请重新加载页面再试。
problem-badName = 名字须为 1 到 24 个可读字符。
problem-badTimeControl = 时间超出限制，请选择其他数值。
problem-unknownRuleset = 服务器没有这套规则。
problem-notFound = 此地址没有内容。
problem-wrongOrigin = 请求来自其他网站，已被拒绝。
problem-tooFast = 操作太快了，请在 { $seconds } 秒后再试。
problem-tooManyTables = 您打开的桌子太多，请先关闭一张再试。
problem-tooLarge = 请求过大。
problem-full = 服务器已满，请几分钟后再试。
problem-internal = 服务器出错。我们已记录，请重试。
problem-unreachable = 无法连接服务器，请检查网络后再试。

## 名字与设置

name-change = 改名
name-label = 您的名字
name-save = 保存名字
settings = 设置
settings-pieces = 棋子
pieces-han = 汉字
pieces-han-note = 传统棋子
pieces-doc = 图形
pieces-doc-note = 不需要认识汉字
settings-board = 棋盘
board-go = 木纹
board-giay = 纸面
settings-theme = 外观
theme-auto = 跟随系统
theme-light = 浅色
theme-dark = 深色
settings-digits = 路数
digits-arabic = 1 2 3
digits-chinese = 一 二 三
settings-language = 语言
settings-sound = 声音
sound-on = 开
sound-off = 关

welcome-heading = 您想用哪套棋子？
welcome-note = 随时可以在设置中更改。
welcome-choose = 用这套
welcome-cannon-heading = 第一次下？最特别的是炮
welcome-cannon-moves = 不吃子时，炮和车一样走直线，路上没有棋子就可以走任意远。
welcome-cannon-captures = 吃子时，炮与目标之间必须正好隔一个棋子，红黑都可以，叫作炮架。
welcome-cannon-never = 没有炮架，或中间隔着两个以上棋子，炮就不能吃。

## 对局桌

board-name = 棋盘
board-selected = 已选中
board-target = 可以走到
square-empty = 空，{ square }
player-waiting = 等待棋手
player-you = 您
player-away = 已离开
player-turn = 走棋中
captured-label = { $side }被吃的棋子
clock-label = { $side }的棋钟
clock-move-left = 本步还剩 { $time }
clock-periods = 读秒 { $periods } 次
clock-quota = 还需 { $moves } 步
watchers = { $count } 人观战

moves-heading = 棋谱
moves-empty = 红方先走。
moves-back-to-now = 回到当前
moves-looking = 正在看第 { $ply } 步
moves-looking-start = 正在看初始局面
moves-first = 到开局
moves-previous = 后退一步
moves-next = 前进一步
moves-last = 回到当前
move-input-label = 输入着法
move-input-hint = P2-5 或 h2e2
move-input-letters = Tg 将（帅），S 士，T 象，M 马，X 车，P 炮，B 兵
move-input-send = 走

move-error-unreadable = 无法识别“{ $text }”。请像 P2-5、M8.7 或 h2e2 这样输入。
move-error-no-such-piece = “{ $text }”：那一路上没有这样的棋子。
move-error-no-such-step = “{ $text }”：该棋子不能这样走。
move-error-ambiguous = “{ $text }”可能是多种着法：{ $candidates }。请写得更明确。
move-error-turn = 还没轮到您走棋。
move-error-looked-back = 您刚才在回看之前的局面，这步棋没有走出。棋盘已回到当前局面。

actions-label = 对局操作
action-resign = 认输
action-resign-sure = 认输本局？
action-resign-yes = 认输
action-draw = 提和
action-draw-sent = 已提和，等待对手答复。
action-takeback = 悔棋
action-takeback-sent = 已请求悔棋，等待对手答复。
action-abort = 取消对局
action-close-table = 关闭桌子
action-flip = 翻转
action-more = 更多
action-sound = 声音
action-shortcuts = 快捷键
action-claim = 判我胜
action-rematch = 再来一局
action-rematch-sent = 已邀请再来一局，等待对手答复。
action-next-table = 到新的一局
action-sit = 坐下对弈

offer-draw = 对手提和
offer-takeback = 对手请求悔棋
offer-rematch = 对手邀请再来一局
offer-accept = 同意
offer-decline = 拒绝

absence-opponent = 对手已离开。{ $seconds ->
    [0] 您可以判自己获胜。
   *[other] { $seconds } 秒后您可以判自己获胜。
}
absence-watching = { $side }已离开对局。
first-move-you = 请在 { $seconds } 秒内走第一步，否则对局取消。
first-move-other = { $side }还有 { $seconds } 秒走第一步。
pause-line = 服务器刚刚重启，棋钟暂停，最多 { $seconds } 秒后继续。
connection-lost = 连接已断开，正在重连…连上后显示准确时间。
connection-connecting = 正在入座…
premove-line = 已选定下一步 { $move }：点棋盘或按 Esc 取消。
premove-cancel = 取消此步
turn-yours = 轮到您
turn-opponent = 对手正在思考
turn-side = { $side }正在思考

waiting-heading = 等待对手
waiting-public = 桌子已显示在大厅，有人加入就立即开局。
waiting-link = 把此链接发给您想对弈的人，对方加入就立即开局。
waiting-share = 分享
waiting-copy = 复制链接
waiting-copied = 已复制
waiting-link-label = 本桌链接
invite-heading = { $name } 邀请您下一局
invite-you-play = { $color ->
    [red] 您执红，先走。
    [black] 您执黑，后走。
   *[random] 坐下后抽签定红黑。
}

result-heading = 结果

shortcuts-heading = 快捷键
shortcut-previous = 后退、前进一步
shortcut-ends = 开局、当前
shortcut-flip = 翻转棋盘
shortcut-type = 输入着法
shortcut-sound = 声音开关
shortcut-help = 本列表
shortcut-cancel = 取消选中的棋子或选定的下一步
shortcut-board = 在棋盘上移动，选棋子和去处

announce-seated = { $name } 已入座。
announce-started = 对局开始，红方先走。
announce-draw-offered = { $side }提和。
announce-draw-declined = { $side }不同意和棋。
announce-takeback-offered = { $side }请求悔棋。
announce-takeback-declined = { $side }不同意悔棋。
announce-takeback-withdrawn = { $side }不再请求悔棋。
announce-taken-back = 已悔棋，还剩 { $ply } 步。
announce-left = { $side }已断开连接。
announce-returned = { $side }回来了。
announce-paused = 服务器重启，棋钟暂停。
announce-resumed = 棋钟继续。
announce-rematch-offered = { $side }邀请再来一局。
announce-rematch-declined = { $side }不再来一局。
announce-rematch-agreed = 双方再来一局。

missing-heading = 没有此页
missing-note = 链接可能有误，或桌子已关闭。
failed-rules = 无法加载规则，请重新加载页面。

## Your games, captured men

tables-open-only-own = 还没有人在等待。
own-playing = 进行中的对局
own-versus = 对手：{ $name }
own-waiting = 等待对手
captured-men = { $count } { role }

## 各套规则

rules = 规则
rules-title = 棋规 · Kỳ Đài
rules-title-one = { $ruleset } · Kỳ Đài
rules-heading = 各套规则
rules-intro = 每桌用一套规则，开桌时选定。裁判按这套规则裁决，并说明每次裁决的理由。
rules-group-common = 常用
rules-group-federation = 协会规则
rules-group-site = 对局网站规则
rules-group-engine = 引擎对弈
rules-read = 看这套规则
rules-all = 全部规则
rules-of-table = 本桌规则：{ $ruleset }
action-draw-claim = 要求判和
action-draw-claim-why = 要求判和（{ $why }）
