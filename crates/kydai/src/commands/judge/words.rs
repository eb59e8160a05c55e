//! A ruling in sentences.

use arbiter::{
    Decision, Explanation, Fault, FaultRule, Forbidden, History, Label, Notice, Perpetual, Reason,
    Ruleset, Unit, Verdict,
};
use locale::Message;
use xiangqi::{Color, Role};

use super::trial::{End, Trial};
use crate::input;
use crate::speaker::Speaker;

impl Speaker {
    pub(super) fn side(&self, color: Color) -> String {
        self.say(&Message::plain("side").with("color", color.to_string()))
    }

    /// The article that a ruling rests on, if its ruleset's source gives one.
    pub(super) fn article(&self, trial: &Trial<'_>) -> Option<String> {
        let (rules, reason) = (trial.rules, trial.reason()?);
        let text = rules.article(reason)?;
        // A ruleset of the user's own speaks for itself, whatever it is called.
        if Ruleset::named(rules.id()) != Some(rules) {
            return Some(input::harmless(text));
        }
        let article = article(rules.id(), reason);
        let article = Message::plain(article).with("reason", camel(reason));
        let name = Message::ruleset_name(rules.id())?;
        let message = Message::plain("ruling-article")
            .with("ruleset", self.say(&name))
            .with("article", self.say(&article));
        Some(self.say(&message))
    }

    /// The ruling in one sentence, or two where one side's fault is the heavier of two.
    pub(super) fn ruling(&self, trial: &Trial<'_>, whole: &History, story: &Explanation) -> String {
        let told = Told {
            speaker: self,
            trial,
            whole,
            story,
        };
        told.sentence()
    }

    /// What a side did with every move.
    pub(super) fn class(&self, whole: &History, story: &Explanation, color: Color) -> String {
        self.say(&class(whole, story, color))
    }
}

/// A ruling that is being told.
struct Told<'a> {
    speaker: &'a Speaker,
    trial: &'a Trial<'a>,
    whole: &'a History,
    story: &'a Explanation,
}

impl Told<'_> {
    fn sentence(&self) -> String {
        let turn = self.trial.history.position().turn();
        match &self.trial.end {
            End::Checkmate => self.won("ruling-checkmate", turn),
            End::Stalemate => self.won("ruling-stalemate", turn),
            End::Refused(m, forbidden) => self.refused(&m.to_string(), *forbidden),
            End::Over(verdict) => self.verdict(verdict),
            End::Ongoing(Some(notice)) => self.notice(*notice),
            End::Ongoing(None) => self.say(&Message::plain("ruling-ongoing")),
        }
    }

    fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    fn class(&self, color: Color) -> String {
        self.speaker.class(self.whole, self.story, color)
    }

    /// A message about a side that is at fault.
    fn about(&self, id: &'static str, color: Color) -> Message {
        Message::plain(id)
            .with("side", self.speaker.side(color))
            .with("class", self.class(color))
    }

    fn won(&self, id: &'static str, loser: Color) -> String {
        self.say(
            &Message::plain(id)
                .with("side", self.speaker.side(loser))
                .with("other", self.speaker.side(!loser)),
        )
    }

    fn refused(&self, m: &str, forbidden: Forbidden) -> String {
        let turn = self.trial.history.position().turn();
        let message = match forbidden {
            Forbidden::TooManyChecks { most } => counted("refused-check", most),
            Forbidden::TooManyChases { most } => counted("refused-chase", most),
            Forbidden::Repeats {
                times,
                offence: None,
            } => Message::plain("refused-repetition").with("times", usize::from(times)),
            Forbidden::Repeats { .. } => self.about("refused-perpetual", turn),
        };
        self.say(&message.with("move", m))
    }

    fn verdict(&self, verdict: &Verdict) -> String {
        match (verdict.decision, verdict.reason) {
            (Decision::Loses(color), _) if verdict.plies.is_empty() => {
                self.won("ruling-no-move", color)
            }
            (Decision::Loses(color), Reason::TooManyChecks | Reason::TooManyChases) => {
                self.too_many(color, verdict)
            }
            (Decision::Loses(color), _) => self.loses(color),
            (Decision::BothLose, _) => self.alike("ruling-both-lose"),
            (Decision::Draw, reason) => self.draw(reason),
        }
    }

    fn loses(&self, color: Color) -> String {
        let warns = self.trial.rules.parts().repetition.as_ref();
        let id = match warns {
            Some(rule) if rule.warnings > 0 => "ruling-loses",
            _ => "ruling-loses-at-once",
        };
        let sentence = self.say(&self.about(id, color));
        if self.story.classes[!color].perpetual.is_none() {
            return sentence;
        }
        let heavier = Message::plain("ruling-heavier")
            .with("side", self.speaker.side(color))
            .with("other", self.speaker.side(!color))
            .with("class", self.class(!color));
        format!("{sentence} {}", self.say(&heavier))
    }

    fn too_many(&self, color: Color, verdict: &Verdict) -> String {
        let parts = self.trial.rules.parts();
        let (kind, rule) = match verdict.reason {
            Reason::TooManyChecks => ("checks", parts.checks.as_ref()),
            _ => ("chases", parts.chases.as_ref()),
        };
        let times = verdict.plies.len().div_ceil(2);
        // The limit that was passed is the greatest one below the count.
        let limits = rule.into_iter().flat_map(|rule| rule.most.iter().copied());
        let limit = limits.map(usize::from).filter(|&most| most < times).max();
        self.say(
            &Message::plain("ruling-too-many")
                .with("side", self.speaker.side(color))
                .with("kind", kind)
                .with("times", times)
                .with("limit", limit.unwrap_or(times)),
        )
    }

    fn draw(&self, reason: Reason) -> String {
        let parts = self.trial.rules.parts();
        let count = match reason {
            Reason::NoCapture => ("ruling-no-capture", parts.no_capture),
            Reason::NoProgress => ("ruling-no-progress", parts.no_progress),
            Reason::LengthLimit => ("ruling-length", parts.length),
            Reason::DeadMaterial => return self.say(&Message::plain("ruling-dead-material")),
            Reason::BothAtFault => return self.alike("ruling-draw-equal"),
            _ => {
                let times = self.whole.plies().last().map_or(1, |ply| ply.times);
                let message = Message::plain("ruling-draw-allowed");
                return self.say(&message.with("times", usize::from(times)));
            }
        };
        let (id, Some(rule)) = count else {
            return self.say(&Message::plain("ruling-ongoing"));
        };
        let unit = match rule.unit {
            Unit::Plies => "plies",
            Unit::FullMoves => "full-moves",
        };
        let message = Message::plain(id).with("moves", usize::from(rule.count));
        self.say(&message.with("unit", unit))
    }

    /// Both sides did what is forbidden: the same, or not.
    fn alike(&self, id: &'static str) -> String {
        let (red, black) = (self.class(Color::Red), self.class(Color::Black));
        self.say(&if red == black {
            Message::plain(id).with("class", red)
        } else {
            Message::plain("ruling-draw-both")
        })
    }

    /// That a side must vary before the ruling falls.
    fn warning(&self, times: u16, limit: u16, fault: Fault) -> Message {
        let rule = self.trial.rules.parts().repetition.as_ref();
        let then = match rule.map(|rule| rule.fault) {
            Some(FaultRule::Loses) => "loses",
            Some(FaultRule::Refused) => "refused",
            None => "ruling",
        };
        Message::plain("notice-fault")
            .with("times", usize::from(times))
            .with("limit", usize::from(limit))
            .with("side", self.speaker.side(fault.by))
            .with("fault", camel(fault.reason))
            .with("then", then)
    }

    fn notice(&self, notice: Notice) -> String {
        if let Some(fault) = notice.must_vary()
            && let Notice::Repetition { times, limit, .. } = notice
        {
            let rule = self.trial.rules.parts().repetition.as_ref();
            if rule.is_some_and(|rule| rule.fault == FaultRule::Refused) {
                return self.say(&self.warning(times, limit, fault));
            }
            let message = self.about("ruling-must-vary", fault.by);
            return self.say(&message.with("limit", usize::from(limit)));
        }
        let parts = self.trial.rules.parts();
        self.say(&match (notice, parts.no_capture) {
            (
                Notice::Claimable {
                    reason: Reason::NoCapture,
                },
                Some(rule),
            ) if rule.unit == Unit::FullMoves => {
                Message::plain("ruling-claimable").with("moves", usize::from(rule.count))
            }
            (Notice::Claimable { reason }, _) => {
                Message::plain("notice-claimable").with("reason", camel(reason))
            }
            (
                Notice::Repetition {
                    times,
                    limit,
                    fault: Some(fault),
                },
                _,
            ) => self.warning(times, limit, fault),
            _ => Message::plain("ruling-ongoing"),
        })
    }
}

/// A move that would be one too many.
fn counted(id: &'static str, most: u16) -> Message {
    Message::plain(id)
        .with("times", usize::from(most) + 1)
        .with("limit", usize::from(most))
}

/// A reason as the sentences name it, which is as on the wire.
const fn camel(reason: Reason) -> &'static str {
    match reason {
        Reason::Repetition => "repetition",
        Reason::PerpetualCheck => "perpetualCheck",
        Reason::PerpetualKill => "perpetualKill",
        Reason::PerpetualChase => "perpetualChase",
        Reason::PerpetualAttack => "perpetualAttack",
        Reason::BothAtFault => "bothAtFault",
        Reason::TooManyChecks => "tooManyChecks",
        Reason::TooManyChases => "tooManyChases",
        Reason::NoCapture => "noCapture",
        Reason::NoProgress => "noProgress",
        Reason::LengthLimit => "lengthLimit",
        Reason::DeadMaterial => "deadMaterial",
    }
}

/// How the article is called: by its number, where the source numbers them.
fn article(id: &str, reason: Reason) -> &'static str {
    match id {
        "wxf-2018" => "article-wxf-2018",
        "vn-2004" => "article-vn-2004",
        "cxa-2020" => "article-cxa-2020",
        "cxa-1999" => "article-cxa-1999",
        "axf" if reason == Reason::NoCapture => "article-of-our-own",
        _ => "article-unnumbered",
    }
}

/// What a side did with every move.
fn class(whole: &History, story: &Explanation, color: Color) -> Message {
    let named = |name: &'static str| Message::plain("class").with("class", name);
    let class = &story.classes[color];
    match class.perpetual {
        None if class.split => named("split-chase"),
        None => named("allowed"),
        Some(Perpetual::Check) => named("perpetual-check"),
        Some(Perpetual::Kill) => named("perpetual-kill"),
        Some(Perpetual::PinnedChase) => Message::plain("class-chase-pinned"),
        Some(Perpetual::Chase) => match victim(whole, &class.victims) {
            Some(role) => Message::plain("class-chase-of").with("victim", role.to_string()),
            None => named("perpetual-chase"),
        },
        Some(Perpetual::Mixed) => named(mixture(story, color)),
    }
}

/// What the one man is that was chased with every move.
fn victim(whole: &History, victims: &[xiangqi::Square]) -> Option<Role> {
    let &[square] = victims else { return None };
    let man = whole.position().board().piece_at(square)?;
    Some(man.role)
}

/// Which of check, kill and chase alternate.
fn mixture(story: &Explanation, color: Color) -> &'static str {
    let own = || story.story.iter().filter(|ply| ply.piece.color == color);
    let does = |label| own().any(|ply| ply.labels.first() == Some(&label));
    match (does(Label::Check), does(Label::Kill), does(Label::Chase)) {
        (true, true, false) => "check-and-kill",
        (true, false, true) => "check-and-chase",
        (false, true, true) => "kill-and-chase",
        _ => "perpetual-attack",
    }
}
