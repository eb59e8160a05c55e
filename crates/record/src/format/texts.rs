//! The texts of one game, until their encoding is decided from all of them.

use super::ReadOptions;
use crate::encoding::{EncodingChoice, choose};
use crate::limits::MAX_TEXT_BYTES;
use crate::{Encoding, NodeId, Place, Record, RemarkKind, Report};

/// The texts of one game as they stand in the file.
#[derive(Debug, Default)]
pub(crate) struct Texts<'a> {
    headers: Vec<(&'static str, &'a [u8])>,
    comments: Vec<(NodeId, &'a [u8])>,
}

impl<'a> Texts<'a> {
    /// Keeps a header's text.
    pub(crate) fn header(&mut self, name: &'static str, bytes: &'a [u8]) {
        if !bytes.is_empty() {
            self.headers.push((name, bytes));
        }
    }

    /// Keeps a comment, up to the [limit](MAX_TEXT_BYTES).
    pub(crate) fn comment(&mut self, node: NodeId, bytes: &'a [u8], report: &mut Report) {
        let kept = bytes.get(..MAX_TEXT_BYTES).unwrap_or(bytes);
        if kept.len() < bytes.len() {
            let most = MAX_TEXT_BYTES;
            report.remark(Place::Node(node), RemarkKind::TooMany { most });
        }
        if !kept.is_empty() {
            self.comments.push((node, kept));
        }
    }

    /// Decides the encoding and puts the texts where they belong.
    pub(crate) fn decode(
        self,
        usual: Encoding,
        options: ReadOptions,
        record: &mut Record,
        report: &mut Report,
    ) {
        if !self.headers.is_empty() || !self.comments.is_empty() {
            let choice = self.choose(usual, options);
            self.decode_as(choice, record, report);
        }
    }

    /// Puts the texts, in this encoding, where they belong.
    pub(crate) fn decode_as(
        self,
        choice: EncodingChoice,
        record: &mut Record,
        report: &mut Report,
    ) {
        let encoding = choice.encoding;
        report.encoding = Some(choice);
        for (name, bytes) in self.headers {
            let text = report.text(encoding, bytes, || Place::Header(name.to_owned()));
            record.headers.set(name, text);
        }
        for (node, bytes) in self.comments {
            let text = report.text(encoding, bytes, || Place::Node(node));
            let text = comment(&text);
            if !text.is_empty() {
                record.tree.annotation_mut(node).comment = text;
            }
        }
    }

    fn choose(&self, usual: Encoding, options: ReadOptions) -> EncodingChoice {
        if let Some(settled) = EncodingChoice::settled(options.encoding, None) {
            return settled;
        }
        let headers = self.headers.iter().map(|&(_, text)| text);
        let comments = self.comments.iter().map(|&(_, text)| text);
        let texts: Vec<_> = headers.chain(comments).collect();
        choose(&texts, usual)
    }
}

/// A text without the zeros that fill up its field.
pub(crate) fn unpadded(bytes: &[u8]) -> &[u8] {
    let padding = bytes.iter().rev().take_while(|&&byte| byte == 0).count();
    bytes.get(..bytes.len() - padding).unwrap_or(bytes)
}

/// A comment as a tree holds it: lines end in `\n`, and none is empty at the end.
pub(crate) fn comment(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    text.trim_end_matches(['\n', '\0']).to_owned()
}
